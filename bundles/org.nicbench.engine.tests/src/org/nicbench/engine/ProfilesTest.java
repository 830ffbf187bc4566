// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nicbench.model.FeatureSetting;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Switch;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.model.value.Values;

class ProfilesTest {

	private static final NicBenchFactory MODEL = NicBenchFactory.eINSTANCE;

	@TempDir
	Path folder;

	private static OffloadProfile profile(String base, String... settings) {
		OffloadProfile profile = MODEL.createOffloadProfile();
		profile.setBase(base);
		for (String text : settings) {
			FeatureSetting setting = MODEL.createFeatureSetting();
			setting.setSelector(text.substring(1));
			setting.setValue(text.charAt(0) == '+' ? Switch.ON : Switch.OFF);
			profile.getSettings().add(setting);
		}
		return profile;
	}

	@Test
	void aProfileWinsOverItsBase() throws Exception {
		OffloadProfile base = profile(null, "+tso", "+gso", "-lro");
		base.setMtu(9000);
		base.setRings(Values.valueOf("rx=256 tx=512"));
		ProjectFiles.save(base, folder.resolve("base one.offload"));
		OffloadProfile own = profile("base%20one.offload", "-tso", "+gro");
		own.setRings(Values.valueOf("tx=1024"));
		ProjectFiles.save(own, folder.resolve("own.offload"));
		OffloadProfile whole = Profiles.load(folder.resolve("own.offload"));
		assertEquals("own", whole.getName());
		assertNull(whole.getBase());
		assertEquals("gso=on lro=off tso=off gro=on", String.join(" ", whole.getSettings().stream()
				.map(setting -> setting.getSelector() + "=" + setting.getValue().getLiteral()).toList()));
		assertEquals(9000, whole.getMtu());
		assertEquals("rx=256 tx=1024", whole.getRings().toString());
	}

	@Test
	void aCircleIsRefused() throws Exception {
		ProjectFiles.save(profile("b.offload"), folder.resolve("a.offload"));
		ProjectFiles.save(profile("a.offload"), folder.resolve("b.offload"));
		ProblemException problem = assertThrows(ProblemException.class, () -> Profiles.load(folder.resolve("a.offload")));
		assertEquals(ProblemKind.UNREADABLE, problem.kind());
		assertEquals("offload profiles build on each other in a circle", problem.what());
	}
}
