// SPDX-License-Identifier: EPL-2.0
package org.nicbench.codegen;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.codegen.ecore.generator.Generator;
import org.eclipse.emf.codegen.ecore.genmodel.GenJDKLevel;
import org.eclipse.emf.codegen.ecore.genmodel.GenModel;
import org.eclipse.emf.codegen.ecore.genmodel.GenModelFactory;
import org.eclipse.emf.codegen.ecore.genmodel.GenModelPackage;
import org.eclipse.emf.codegen.ecore.genmodel.GenPackage;
import org.eclipse.emf.codegen.ecore.genmodel.generator.GenBaseGeneratorAdapter;
import org.eclipse.emf.codegen.ecore.genmodel.generator.GenModelGeneratorAdapterFactory;
import org.eclipse.emf.common.util.BasicMonitor;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.plugin.EcorePlugin;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.xmi.impl.EcoreResourceFactoryImpl;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceFactoryImpl;

/**
 * Generates the EMF code of a model bundle without OSGi or a workspace. Argument: the folder of the bundle. Its
 * {@code model/nicbench.genmodel} is written anew when it is missing, and brought up to date with the .ecore.
 */
public final class GenerateModel {

	private GenerateModel() {
	}

	public static void main(String[] arguments) throws Exception {
		File bundle = new File(arguments[0]).getCanonicalFile();
		EcorePlugin.getPlatformResourceMap().put(bundle.getName(), URI.createFileURI(bundle.getPath() + "/"));
		ResourceSet resources = new ResourceSetImpl();
		Map<String, Object> factories = resources.getResourceFactoryRegistry().getExtensionToFactoryMap();
		factories.put("ecore", new EcoreResourceFactoryImpl());
		factories.put("genmodel", new EcoreResourceFactoryImpl());
		factories.put("*", new XMIResourceFactoryImpl());
		GenModelPackage.eINSTANCE.eClass();
		URI models = URI.createPlatformResourceURI(bundle.getName() + "/model/", true);
		EPackage ecore = (EPackage) resources.getResource(models.appendSegment("nicbench.ecore").resolve(models), true)
				.getContents().get(0);
		GenModel genModel = load(resources, bundle, models, ecore);
		genModel.reconcile();
		genModel.setCanGenerate(true);
		genModel.setValidateModel(true);
		Path properties = Path.of(bundle.getPath(), "plugin.properties");
		boolean given = Files.exists(properties);
		Generator generator = new Generator();
		generator.getAdapterFactoryDescriptorRegistry().addDescriptor(GenModelPackage.eNS_URI,
				GenModelGeneratorAdapterFactory.DESCRIPTOR);
		generator.setInput(genModel);
		Diagnostic result = generator.generate(genModel, GenBaseGeneratorAdapter.MODEL_PROJECT_TYPE,
				new BasicMonitor.Printing(System.out));
		if (!given) {
			// Written beside the code and read by nothing: the manifest holds the name itself.
			Files.deleteIfExists(properties);
		}
		if (result.getSeverity() >= Diagnostic.WARNING) {
			System.err.println("Code generation of " + bundle + " failed: " + result + " " + result.getChildren());
			System.exit(1);
		}
	}

	private static GenModel load(ResourceSet resources, File bundle, URI models, EPackage ecore) throws Exception {
		URI place = models.trimSegments(1).appendSegment("nicbench.genmodel");
		if (Files.exists(Path.of(bundle.getPath(), "model", "nicbench.genmodel"))) {
			return (GenModel) resources.getResource(place, true).getContents().get(0);
		}
		GenModel genModel = GenModelFactory.eINSTANCE.createGenModel();
		Resource resource = resources.createResource(place);
		resource.getContents().add(genModel);
		genModel.initialize(List.of(ecore));
		genModel.getForeignModel().add("nicbench.ecore");
		genModel.setModelName("NicBench");
		genModel.setModelDirectory("/" + bundle.getName() + "/src-gen");
		genModel.setModelPluginID(bundle.getName());
		genModel.setComplianceLevel(GenJDKLevel.JDK170_LITERAL);
		genModel.setCopyrightText("SPDX-License-Identifier: EPL-2.0");
		genModel.setRootExtendsInterface("org.eclipse.emf.ecore.EObject");
		genModel.setBundleManifest(false);
		genModel.setUpdateClasspath(false);
		genModel.setOperationReflection(false);
		genModel.setSuppressGenModelAnnotations(true);
		GenPackage genPackage = genModel.getGenPackages().get(0);
		genPackage.setBasePackage("org.nicbench");
		genPackage.setPrefix("NicBench");
		genPackage.setDisposableProviderFactory(true);
		genPackage.setAdapterFactory(true);
		resource.save(Map.of(Resource.OPTION_SAVE_ONLY_IF_CHANGED, Resource.OPTION_SAVE_ONLY_IF_CHANGED_MEMORY_BUFFER));
		EcoreUtil.resolveAll(resource);
		return genModel;
	}
}
