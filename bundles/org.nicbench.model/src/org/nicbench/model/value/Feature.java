// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.value;

/**
 * One feature of a NIC: a view on a {@link FeatureTable}. A fact that the source does not tell is null (a dump does not
 * tell all that the kernel does).
 *
 * @param name       kernel name, for example {@code tx-tcp-segmentation}
 * @param active     whether it works now ({@code dev->features})
 * @param wanted     whether it was asked for ({@code dev->wanted_features}); it comes back by itself when what it needs does
 * @param changeable whether a user can change it: in {@code dev->hw_features} and not in NETIF_F_NEVER_CHANGE
 * @param fixed      the opposite, as ethtool prints {@code [fixed]}
 */
public record Feature(String name, boolean active, Boolean wanted, Boolean changeable, Boolean fixed) {

	/** @return whether it is known to be fixed */
	public boolean isFixed() {
		return Boolean.TRUE.equals(fixed);
	}

	/** @return whether it is known to be changeable */
	public boolean isChangeable() {
		return Boolean.TRUE.equals(changeable);
	}
}
