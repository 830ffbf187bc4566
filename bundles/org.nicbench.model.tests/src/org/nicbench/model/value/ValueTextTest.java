// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

import org.junit.jupiter.api.Test;

/** The text forms stand in users' files, so they are written out here by hand. */
class ValueTextTest {

	@Test
	void featuresKeepFourFactsAndWhatIsNotKnown() {
		FeatureTable table = FeatureTable.of(List.of(new Feature("tx-checksum-ipv4", true, true, true, false),
				new Feature("rx-lro", false, false, false, true), new Feature("rx-gro", true, null, null, null)));
		assertEquals("tx-checksum-ipv4:1110 rx-lro:0001 rx-gro:1---", table.toString());
		FeatureTable read = FeatureTable.valueOf("tx-checksum-ipv4:1110 rx-lro:0001 rx-gro:1---");
		assertEquals(table, read);
		assertNull(read.get("rx-gro").orElseThrow().wanted());
		assertTrue(read.get("rx-lro").orElseThrow().isFixed());
		assertFalse(read.get("nosuch").isPresent());
	}

	@Test
	void brokenFeaturesAreRefused() {
		for (String text : List.of("rx-lro", "rx-lro:", "rx-lro:111", "rx-lro:11111", "rx-lro:2111", "rx-lro:-111")) {
			assertThrows(IllegalArgumentException.class, () -> FeatureTable.valueOf(text), text);
		}
	}

	@Test
	void valuesHold64BitsAndAnyName() {
		Values values = Values.valueOf("rx_packets=18446744073 rx%20queue%200%3d=-1");
		assertEquals(OptionalLong.of(18446744073L), values.get("rx_packets"));
		assertEquals(OptionalLong.of(-1), values.get("rx queue 0="));
		assertEquals(OptionalLong.empty(), values.get("tx"));
		assertEquals("rx_packets=18446744073 rx%20queue%200%3D=-1", values.toString());
		assertThrows(IllegalArgumentException.class, () -> Values.valueOf("rx"));
		assertThrows(IllegalArgumentException.class, () -> Values.valueOf("rx=many"));
	}

	@Test
	void growthLeavesOutWhatOneReadingLacks() {
		Values grown = Values.valueOf("a=5 b=7 c=1").since(Values.valueOf("a=2 b=7"));
		assertEquals("a=3 b=0", grown.toString());
	}

	@Test
	void labelsHoldAnyText() {
		Labels labels = Labels.of(Map.of("profile", "all on; 100 % <b>\u00e9\u4e2d\ud83d\ude00\n"));
		assertEquals(labels, Labels.valueOf(labels.toString()));
		assertEquals("profile=tso,%20gso", Labels.of(Map.of("profile", "tso, gso")).toString().replace("%2C", ","));
	}

	@Test
	void seriesKeepMissingSamples() {
		Series series = Series.of(0, new double[] { 1, 2.5 },
				Map.of("bytes", new double[] { 1250000000, Double.NaN }));
		assertEquals("start=0;end=1,2.5;bytes=1250000000,-", series.toString());
		Series read = Series.valueOf("start=0;end=1,2.5;bytes=1250000000,-");
		assertEquals(series, read);
		assertEquals(1.0, read.start(1));
		assertEquals(2.5, read.end(1));
		assertTrue(Double.isNaN(read.at("bytes", 1)));
		assertThrows(IllegalArgumentException.class, () -> Series.valueOf("start=0;end=1,2;bytes=1"));
	}
}
