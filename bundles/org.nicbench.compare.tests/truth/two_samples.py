#!/usr/bin/env python3
"""Writes the truths of two_samples.csv with SciPy: two_samples.py > src/org/nicbench/compare/statistics/two_samples.csv

Columns: both samples, U, two-sided p (exact below 50 values without ties, else asymptotic with both corrections),
Hodges-Lehmann difference with its 95 % interval and coverage (null distribution of U by SciPy), the same for the ratio,
quartile 0.25 of the first sample, the order statistics interval of its median (quantile_test)."""
import numpy as np
import scipy
import scipy.stats as st
from scipy.stats._mannwhitneyu import _MWU

rng = np.random.default_rng(20261130)


def quantile_of_u(probability, m, n):
    distribution, u = _MWU(m, n), 0
    while float(distribution.cdf(np.array([u]))[0]) < probability:
        u += 1
    return u


def coverage_of(k, m, n):
    return 1 - 2 * float(_MWU(m, n).cdf(np.array([k - 1]))[0]) if k > 0 else 1.0


def samples():
    for m, n in [(3, 3), (4, 4), (5, 5), (5, 7), (6, 6), (8, 5), (10, 10), (20, 20), (12, 30), (49, 49), (50, 50), (60, 45)]:
        for ties in (False, True):
            scale = rng.uniform(0.8, 1.3)
            if ties:
                yield rng.integers(1, 9, m).astype(float), rng.integers(2, 10, n).astype(float)
            else:
                yield np.exp(rng.normal(0, 0.2, m)) * 10 * scale, np.exp(rng.normal(0, 0.2, n)) * 10


print(f"# SciPy {scipy.__version__}, NumPy {np.__version__}")
print("x;y;u;p;difference;low;high;coverage;ratio;ratioLow;ratioHigh;quartile;medianLow;medianHigh")
for x, y in samples():
    m, n = len(x), len(y)
    ties = len(np.unique(np.concatenate([x, y]))) < m + n
    method = "exact" if max(m, n) < 50 and not ties else "asymptotic"
    test = st.mannwhitneyu(x, y, alternative="two-sided", method=method)
    differences, ratios = np.sort(np.subtract.outer(x, y).ravel()), np.sort(np.divide.outer(x, y).ravel())
    if max(m, n) < 50:
        k = max(1, quantile_of_u(0.025, m, n))
        interval = [differences[k - 1], differences[-k], coverage_of(k, m, n), ratios[k - 1], ratios[-k]]
    else:
        interval = [float("nan")] * 5
    median = st.quantile_test(x, q=np.median(x), p=0.5).confidence_interval(0.95)
    figures = [test.statistic, test.pvalue, np.median(differences), *interval[:3], np.exp(np.median(np.log(ratios))),
               *interval[3:], np.quantile(x, 0.25), median.low, median.high]
    print(";".join([",".join(repr(float(v)) for v in x), ",".join(repr(float(v)) for v in y)]
                   + [repr(float(v)) for v in figures]))
