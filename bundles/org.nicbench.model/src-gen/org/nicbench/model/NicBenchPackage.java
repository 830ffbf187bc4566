/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;

/**
 * <!-- begin-user-doc -->
 * The <b>Package</b> for the model.
 * It contains accessors for the meta objects to represent
 * <ul>
 *   <li>each class,</li>
 *   <li>each feature of each class,</li>
 *   <li>each enum,</li>
 *   <li>and each data type</li>
 * </ul>
 * <!-- end-user-doc -->
 * @see org.nicbench.model.NicBenchFactory
 * @model kind="package"
 * @generated
 */
public interface NicBenchPackage extends EPackage {
	/**
	 * The package name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNAME = "model";

	/**
	 * The package namespace URI.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNS_URI = "http://nicbench.org/model/1";

	/**
	 * The package namespace name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNS_PREFIX = "nicbench";

	/**
	 * The singleton instance of the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	NicBenchPackage eINSTANCE = org.nicbench.model.impl.NicBenchPackageImpl.init();

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.DocumentImpl <em>Document</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.DocumentImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getDocument()
	 * @generated
	 */
	int DOCUMENT = 0;

	/**
	 * The feature id for the '<em><b>Format Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int DOCUMENT__FORMAT_VERSION = 0;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int DOCUMENT__NAME = 1;

	/**
	 * The feature id for the '<em><b>Notes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int DOCUMENT__NOTES = 2;

	/**
	 * The number of structural features of the '<em>Document</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int DOCUMENT_FEATURE_COUNT = 3;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.KeyValueImpl <em>Key Value</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.KeyValueImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getKeyValue()
	 * @generated
	 */
	int KEY_VALUE = 1;

	/**
	 * The feature id for the '<em><b>Key</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int KEY_VALUE__KEY = 0;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int KEY_VALUE__VALUE = 1;

	/**
	 * The number of structural features of the '<em>Key Value</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int KEY_VALUE_FEATURE_COUNT = 2;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.ToolVersionImpl <em>Tool Version</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.ToolVersionImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getToolVersion()
	 * @generated
	 */
	int TOOL_VERSION = 2;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TOOL_VERSION__NAME = 0;

	/**
	 * The feature id for the '<em><b>Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TOOL_VERSION__VERSION = 1;

	/**
	 * The feature id for the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TOOL_VERSION__PATH = 2;

	/**
	 * The number of structural features of the '<em>Tool Version</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TOOL_VERSION_FEATURE_COUNT = 3;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.BenchImpl <em>Bench</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.BenchImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getBench()
	 * @generated
	 */
	int BENCH = 3;

	/**
	 * The feature id for the '<em><b>Format Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BENCH__FORMAT_VERSION = DOCUMENT__FORMAT_VERSION;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BENCH__NAME = DOCUMENT__NAME;

	/**
	 * The feature id for the '<em><b>Notes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BENCH__NOTES = DOCUMENT__NOTES;

	/**
	 * The feature id for the '<em><b>Hosts</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BENCH__HOSTS = DOCUMENT_FEATURE_COUNT + 0;

	/**
	 * The number of structural features of the '<em>Bench</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int BENCH_FEATURE_COUNT = DOCUMENT_FEATURE_COUNT + 1;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.HostImpl <em>Host</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.HostImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getHost()
	 * @generated
	 */
	int HOST = 4;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST__NAME = 0;

	/**
	 * The feature id for the '<em><b>Access</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST__ACCESS = 1;

	/**
	 * The feature id for the '<em><b>Namespace</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST__NAMESPACE = 2;

	/**
	 * The feature id for the '<em><b>User</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST__USER = 3;

	/**
	 * The feature id for the '<em><b>Address</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST__ADDRESS = 4;

	/**
	 * The feature id for the '<em><b>Port</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST__PORT = 5;

	/**
	 * The feature id for the '<em><b>Jump</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST__JUMP = 6;

	/**
	 * The feature id for the '<em><b>Identity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST__IDENTITY = 7;

	/**
	 * The feature id for the '<em><b>Facts</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST__FACTS = 8;

	/**
	 * The feature id for the '<em><b>Nics</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST__NICS = 9;

	/**
	 * The number of structural features of the '<em>Host</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST_FEATURE_COUNT = 10;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.HostFactsImpl <em>Host Facts</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.HostFactsImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getHostFacts()
	 * @generated
	 */
	int HOST_FACTS = 5;

	/**
	 * The feature id for the '<em><b>Operating System</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST_FACTS__OPERATING_SYSTEM = 0;

	/**
	 * The feature id for the '<em><b>Kernel</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST_FACTS__KERNEL = 1;

	/**
	 * The feature id for the '<em><b>Cpu Model</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST_FACTS__CPU_MODEL = 2;

	/**
	 * The feature id for the '<em><b>Cores</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST_FACTS__CORES = 3;

	/**
	 * The feature id for the '<em><b>Memory Bytes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST_FACTS__MEMORY_BYTES = 4;

	/**
	 * The feature id for the '<em><b>Governor</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST_FACTS__GOVERNOR = 5;

	/**
	 * The feature id for the '<em><b>Congestion Control</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST_FACTS__CONGESTION_CONTROL = 6;

	/**
	 * The feature id for the '<em><b>Boot Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST_FACTS__BOOT_ID = 7;

	/**
	 * The feature id for the '<em><b>Tools</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST_FACTS__TOOLS = 8;

	/**
	 * The number of structural features of the '<em>Host Facts</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int HOST_FACTS_FEATURE_COUNT = 9;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.NicImpl <em>Nic</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.NicImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getNic()
	 * @generated
	 */
	int NIC = 6;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC__NAME = 0;

	/**
	 * The feature id for the '<em><b>Driver</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC__DRIVER = 1;

	/**
	 * The feature id for the '<em><b>Driver Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC__DRIVER_VERSION = 2;

	/**
	 * The feature id for the '<em><b>Firmware</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC__FIRMWARE = 3;

	/**
	 * The feature id for the '<em><b>Bus</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC__BUS = 4;

	/**
	 * The feature id for the '<em><b>Vendor Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC__VENDOR_ID = 5;

	/**
	 * The feature id for the '<em><b>Device Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC__DEVICE_ID = 6;

	/**
	 * The feature id for the '<em><b>Product</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC__PRODUCT = 7;

	/**
	 * The feature id for the '<em><b>Permanent Address</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC__PERMANENT_ADDRESS = 8;

	/**
	 * The feature id for the '<em><b>Speed Bits Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC__SPEED_BITS_PER_SECOND = 9;

	/**
	 * The feature id for the '<em><b>Mtu</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC__MTU = 10;

	/**
	 * The feature id for the '<em><b>Link Up</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC__LINK_UP = 11;

	/**
	 * The feature id for the '<em><b>State</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC__STATE = 12;

	/**
	 * The number of structural features of the '<em>Nic</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_FEATURE_COUNT = 13;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.NicStateImpl <em>Nic State</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.NicStateImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getNicState()
	 * @generated
	 */
	int NIC_STATE = 7;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__ID = 0;

	/**
	 * The feature id for the '<em><b>Nic</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__NIC = 1;

	/**
	 * The feature id for the '<em><b>Taken At</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__TAKEN_AT = 2;

	/**
	 * The feature id for the '<em><b>Kernel</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__KERNEL = 3;

	/**
	 * The feature id for the '<em><b>Driver</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__DRIVER = 4;

	/**
	 * The feature id for the '<em><b>Driver Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__DRIVER_VERSION = 5;

	/**
	 * The feature id for the '<em><b>Firmware</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__FIRMWARE = 6;

	/**
	 * The feature id for the '<em><b>Bus</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__BUS = 7;

	/**
	 * The feature id for the '<em><b>Mtu</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__MTU = 8;

	/**
	 * The feature id for the '<em><b>Tx Queue Length</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__TX_QUEUE_LENGTH = 9;

	/**
	 * The feature id for the '<em><b>Link Up</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__LINK_UP = 10;

	/**
	 * The feature id for the '<em><b>Speed Bits Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__SPEED_BITS_PER_SECOND = 11;

	/**
	 * The feature id for the '<em><b>Duplex</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__DUPLEX = 12;

	/**
	 * The feature id for the '<em><b>Features</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__FEATURES = 13;

	/**
	 * The feature id for the '<em><b>Groups</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__GROUPS = 14;

	/**
	 * The feature id for the '<em><b>Rings</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__RINGS = 15;

	/**
	 * The feature id for the '<em><b>Channels</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__CHANNELS = 16;

	/**
	 * The feature id for the '<em><b>Coalescing</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__COALESCING = 17;

	/**
	 * The feature id for the '<em><b>Pause</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__PAUSE = 18;

	/**
	 * The feature id for the '<em><b>Private Flags</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__PRIVATE_FLAGS = 19;

	/**
	 * The feature id for the '<em><b>Counters</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__COUNTERS = 20;

	/**
	 * The feature id for the '<em><b>Product</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__PRODUCT = 21;

	/**
	 * The feature id for the '<em><b>Link</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__LINK = 22;

	/**
	 * The feature id for the '<em><b>Timestamping</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__TIMESTAMPING = 23;

	/**
	 * The feature id for the '<em><b>Provenance</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__PROVENANCE = 24;

	/**
	 * The feature id for the '<em><b>Warnings</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE__WARNINGS = 25;

	/**
	 * The number of structural features of the '<em>Nic State</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NIC_STATE_FEATURE_COUNT = 26;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.ProvenanceImpl <em>Provenance</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.ProvenanceImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getProvenance()
	 * @generated
	 */
	int PROVENANCE = 8;

	/**
	 * The feature id for the '<em><b>File</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROVENANCE__FILE = 0;

	/**
	 * The feature id for the '<em><b>Line</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROVENANCE__LINE = 1;

	/**
	 * The feature id for the '<em><b>Sha256</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROVENANCE__SHA256 = 2;

	/**
	 * The feature id for the '<em><b>Imported At</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROVENANCE__IMPORTED_AT = 3;

	/**
	 * The feature id for the '<em><b>Excerpt</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROVENANCE__EXCERPT = 4;

	/**
	 * The feature id for the '<em><b>Raw File</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROVENANCE__RAW_FILE = 5;

	/**
	 * The feature id for the '<em><b>Told By User</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROVENANCE__TOLD_BY_USER = 6;

	/**
	 * The number of structural features of the '<em>Provenance</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROVENANCE_FEATURE_COUNT = 7;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.OffloadProfileImpl <em>Offload Profile</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.OffloadProfileImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getOffloadProfile()
	 * @generated
	 */
	int OFFLOAD_PROFILE = 9;

	/**
	 * The feature id for the '<em><b>Format Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OFFLOAD_PROFILE__FORMAT_VERSION = DOCUMENT__FORMAT_VERSION;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OFFLOAD_PROFILE__NAME = DOCUMENT__NAME;

	/**
	 * The feature id for the '<em><b>Notes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OFFLOAD_PROFILE__NOTES = DOCUMENT__NOTES;

	/**
	 * The feature id for the '<em><b>Base</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OFFLOAD_PROFILE__BASE = DOCUMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Policy</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OFFLOAD_PROFILE__POLICY = DOCUMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Settings</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OFFLOAD_PROFILE__SETTINGS = DOCUMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Mtu</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OFFLOAD_PROFILE__MTU = DOCUMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Tx Queue Length</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OFFLOAD_PROFILE__TX_QUEUE_LENGTH = DOCUMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Rings</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OFFLOAD_PROFILE__RINGS = DOCUMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Channels</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OFFLOAD_PROFILE__CHANNELS = DOCUMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Coalescing</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OFFLOAD_PROFILE__COALESCING = DOCUMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Pause</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OFFLOAD_PROFILE__PAUSE = DOCUMENT_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>Private Flags</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OFFLOAD_PROFILE__PRIVATE_FLAGS = DOCUMENT_FEATURE_COUNT + 9;

	/**
	 * The feature id for the '<em><b>Congestion Control</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OFFLOAD_PROFILE__CONGESTION_CONTROL = DOCUMENT_FEATURE_COUNT + 10;

	/**
	 * The number of structural features of the '<em>Offload Profile</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OFFLOAD_PROFILE_FEATURE_COUNT = DOCUMENT_FEATURE_COUNT + 11;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.FeatureSettingImpl <em>Feature Setting</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.FeatureSettingImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getFeatureSetting()
	 * @generated
	 */
	int FEATURE_SETTING = 10;

	/**
	 * The feature id for the '<em><b>Selector</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FEATURE_SETTING__SELECTOR = 0;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FEATURE_SETTING__VALUE = 1;

	/**
	 * The number of structural features of the '<em>Feature Setting</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FEATURE_SETTING_FEATURE_COUNT = 2;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.PlanImpl <em>Plan</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.PlanImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getPlan()
	 * @generated
	 */
	int PLAN = 11;

	/**
	 * The feature id for the '<em><b>Format Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__FORMAT_VERSION = DOCUMENT__FORMAT_VERSION;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__NAME = DOCUMENT__NAME;

	/**
	 * The feature id for the '<em><b>Notes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__NOTES = DOCUMENT__NOTES;

	/**
	 * The feature id for the '<em><b>Bench</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__BENCH = DOCUMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Sender</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__SENDER = DOCUMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Receiver</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__RECEIVER = DOCUMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Profiles</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__PROFILES = DOCUMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Axes</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__AXES = DOCUMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Jobs</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__JOBS = DOCUMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Exclusions</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__EXCLUSIONS = DOCUMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Repetitions</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__REPETITIONS = DOCUMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Order</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__ORDER = DOCUMENT_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>Seed</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__SEED = DOCUMENT_FEATURE_COUNT + 9;

	/**
	 * The feature id for the '<em><b>Warm Up Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__WARM_UP_SECONDS = DOCUMENT_FEATURE_COUNT + 10;

	/**
	 * The feature id for the '<em><b>Omit Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__OMIT_SECONDS = DOCUMENT_FEATURE_COUNT + 11;

	/**
	 * The feature id for the '<em><b>Pause Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__PAUSE_SECONDS = DOCUMENT_FEATURE_COUNT + 12;

	/**
	 * The feature id for the '<em><b>Time Limit Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__TIME_LIMIT_SECONDS = DOCUMENT_FEATURE_COUNT + 13;

	/**
	 * The feature id for the '<em><b>On Failure</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__ON_FAILURE = DOCUMENT_FEATURE_COUNT + 14;

	/**
	 * The number of structural features of the '<em>Plan</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN_FEATURE_COUNT = DOCUMENT_FEATURE_COUNT + 15;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.EndPointImpl <em>End Point</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.EndPointImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getEndPoint()
	 * @generated
	 */
	int END_POINT = 12;

	/**
	 * The feature id for the '<em><b>Host</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END_POINT__HOST = 0;

	/**
	 * The feature id for the '<em><b>Nic</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END_POINT__NIC = 1;

	/**
	 * The feature id for the '<em><b>Address</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END_POINT__ADDRESS = 2;

	/**
	 * The number of structural features of the '<em>End Point</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END_POINT_FEATURE_COUNT = 3;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.AxisImpl <em>Axis</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.AxisImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getAxis()
	 * @generated
	 */
	int AXIS = 13;

	/**
	 * The feature id for the '<em><b>Key</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AXIS__KEY = 0;

	/**
	 * The feature id for the '<em><b>Values</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AXIS__VALUES = 1;

	/**
	 * The number of structural features of the '<em>Axis</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AXIS_FEATURE_COUNT = 2;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.JobImpl <em>Job</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.JobImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getJob()
	 * @generated
	 */
	int JOB = 14;

	/**
	 * The feature id for the '<em><b>Tool</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOB__TOOL = 0;

	/**
	 * The feature id for the '<em><b>Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOB__SECONDS = 1;

	/**
	 * The feature id for the '<em><b>Bytes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOB__BYTES = 2;

	/**
	 * The feature id for the '<em><b>Port</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOB__PORT = 3;

	/**
	 * The feature id for the '<em><b>Options</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOB__OPTIONS = 4;

	/**
	 * The number of structural features of the '<em>Job</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOB_FEATURE_COUNT = 5;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.RunImpl <em>Run</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.RunImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getRun()
	 * @generated
	 */
	int RUN = 15;

	/**
	 * The feature id for the '<em><b>Format Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN__FORMAT_VERSION = DOCUMENT__FORMAT_VERSION;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN__NAME = DOCUMENT__NAME;

	/**
	 * The feature id for the '<em><b>Notes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN__NOTES = DOCUMENT__NOTES;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN__ID = DOCUMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Started At</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN__STARTED_AT = DOCUMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Finished At</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN__FINISHED_AT = DOCUMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Status</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN__STATUS = DOCUMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Producer</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN__PRODUCER = DOCUMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Plan</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN__PLAN = DOCUMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Profiles</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN__PROFILES = DOCUMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Sender</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN__SENDER = DOCUMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Receiver</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN__RECEIVER = DOCUMENT_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>States</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN__STATES = DOCUMENT_FEATURE_COUNT + 9;

	/**
	 * The feature id for the '<em><b>Receipts</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN__RECEIPTS = DOCUMENT_FEATURE_COUNT + 10;

	/**
	 * The feature id for the '<em><b>Warnings</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN__WARNINGS = DOCUMENT_FEATURE_COUNT + 11;

	/**
	 * The feature id for the '<em><b>Provenance</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN__PROVENANCE = DOCUMENT_FEATURE_COUNT + 12;

	/**
	 * The number of structural features of the '<em>Run</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RUN_FEATURE_COUNT = DOCUMENT_FEATURE_COUNT + 13;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.TrialImpl <em>Trial</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.TrialImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getTrial()
	 * @generated
	 */
	int TRIAL = 16;

	/**
	 * The feature id for the '<em><b>Format Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRIAL__FORMAT_VERSION = DOCUMENT__FORMAT_VERSION;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRIAL__NAME = DOCUMENT__NAME;

	/**
	 * The feature id for the '<em><b>Notes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRIAL__NOTES = DOCUMENT__NOTES;

	/**
	 * The feature id for the '<em><b>Run Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRIAL__RUN_ID = DOCUMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Sequence</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRIAL__SEQUENCE = DOCUMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Round</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRIAL__ROUND = DOCUMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Cell</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRIAL__CELL = DOCUMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Started At</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRIAL__STARTED_AT = DOCUMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Status</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRIAL__STATUS = DOCUMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Reason</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRIAL__REASON = DOCUMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Sender</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRIAL__SENDER = DOCUMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Receiver</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRIAL__RECEIVER = DOCUMENT_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>Result</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRIAL__RESULT = DOCUMENT_FEATURE_COUNT + 9;

	/**
	 * The feature id for the '<em><b>Warnings</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRIAL__WARNINGS = DOCUMENT_FEATURE_COUNT + 10;

	/**
	 * The number of structural features of the '<em>Trial</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TRIAL_FEATURE_COUNT = DOCUMENT_FEATURE_COUNT + 11;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.WarningImpl <em>Warning</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.WarningImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getWarning()
	 * @generated
	 */
	int WARNING = 17;

	/**
	 * The feature id for the '<em><b>Code</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int WARNING__CODE = 0;

	/**
	 * The feature id for the '<em><b>Text</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int WARNING__TEXT = 1;

	/**
	 * The number of structural features of the '<em>Warning</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int WARNING_FEATURE_COUNT = 2;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.EndImpl <em>End</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.EndImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getEnd()
	 * @generated
	 */
	int END = 18;

	/**
	 * The feature id for the '<em><b>Host</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END__HOST = 0;

	/**
	 * The feature id for the '<em><b>Nic</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END__NIC = 1;

	/**
	 * The feature id for the '<em><b>Before</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END__BEFORE = 2;

	/**
	 * The feature id for the '<em><b>During</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END__DURING = 3;

	/**
	 * The feature id for the '<em><b>After</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END__AFTER = 4;

	/**
	 * The feature id for the '<em><b>Receipt</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END__RECEIPT = 5;

	/**
	 * The feature id for the '<em><b>Restored</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END__RESTORED = 6;

	/**
	 * The feature id for the '<em><b>Cpu</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END__CPU = 7;

	/**
	 * The feature id for the '<em><b>Counters</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END__COUNTERS = 8;

	/**
	 * The feature id for the '<em><b>Protocol</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END__PROTOCOL = 9;

	/**
	 * The feature id for the '<em><b>Command</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END__COMMAND = 10;

	/**
	 * The feature id for the '<em><b>Exit Code</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END__EXIT_CODE = 11;

	/**
	 * The feature id for the '<em><b>Tool Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END__TOOL_VERSION = 12;

	/**
	 * The feature id for the '<em><b>Output File</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END__OUTPUT_FILE = 13;

	/**
	 * The feature id for the '<em><b>Output Sha256</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END__OUTPUT_SHA256 = 14;

	/**
	 * The number of structural features of the '<em>End</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int END_FEATURE_COUNT = 15;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.ReceiptImpl <em>Receipt</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.ReceiptImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getReceipt()
	 * @generated
	 */
	int RECEIPT = 19;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RECEIPT__ID = 0;

	/**
	 * The feature id for the '<em><b>Nic</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RECEIPT__NIC = 1;

	/**
	 * The feature id for the '<em><b>Profile</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RECEIPT__PROFILE = 2;

	/**
	 * The feature id for the '<em><b>Asked</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RECEIPT__ASKED = 3;

	/**
	 * The feature id for the '<em><b>Outcome</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RECEIPT__OUTCOME = 4;

	/**
	 * The feature id for the '<em><b>Lines</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RECEIPT__LINES = 5;

	/**
	 * The feature id for the '<em><b>Restored</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RECEIPT__RESTORED = 6;

	/**
	 * The feature id for the '<em><b>Warnings</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RECEIPT__WARNINGS = 7;

	/**
	 * The number of structural features of the '<em>Receipt</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RECEIPT_FEATURE_COUNT = 8;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.ReceiptLineImpl <em>Receipt Line</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.ReceiptLineImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getReceiptLine()
	 * @generated
	 */
	int RECEIPT_LINE = 20;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RECEIPT_LINE__NAME = 0;

	/**
	 * The feature id for the '<em><b>Asked</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RECEIPT_LINE__ASKED = 1;

	/**
	 * The feature id for the '<em><b>Before</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RECEIPT_LINE__BEFORE = 2;

	/**
	 * The feature id for the '<em><b>After</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RECEIPT_LINE__AFTER = 3;

	/**
	 * The feature id for the '<em><b>Result</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RECEIPT_LINE__RESULT = 4;

	/**
	 * The feature id for the '<em><b>Because</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RECEIPT_LINE__BECAUSE = 5;

	/**
	 * The number of structural features of the '<em>Receipt Line</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int RECEIPT_LINE_FEATURE_COUNT = 6;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.ThroughputImpl <em>Throughput</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.ThroughputImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getThroughput()
	 * @generated
	 */
	int THROUGHPUT = 21;

	/**
	 * The feature id for the '<em><b>Tool</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__TOOL = 0;

	/**
	 * The feature id for the '<em><b>Tool Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__TOOL_VERSION = 1;

	/**
	 * The feature id for the '<em><b>Command</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__COMMAND = 2;

	/**
	 * The feature id for the '<em><b>Protocol</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__PROTOCOL = 3;

	/**
	 * The feature id for the '<em><b>Direction</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__DIRECTION = 4;

	/**
	 * The feature id for the '<em><b>Status</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__STATUS = 5;

	/**
	 * The feature id for the '<em><b>Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__SECONDS = 6;

	/**
	 * The feature id for the '<em><b>Bits Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__BITS_PER_SECOND = 7;

	/**
	 * The feature id for the '<em><b>Headline From</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__HEADLINE_FROM = 8;

	/**
	 * The feature id for the '<em><b>Sender</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__SENDER = 9;

	/**
	 * The feature id for the '<em><b>Receiver</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__RECEIVER = 10;

	/**
	 * The feature id for the '<em><b>Streams Asked</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__STREAMS_ASKED = 11;

	/**
	 * The feature id for the '<em><b>Streams Worked</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__STREAMS_WORKED = 12;

	/**
	 * The feature id for the '<em><b>Streams</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__STREAMS = 13;

	/**
	 * The feature id for the '<em><b>Intervals</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__INTERVALS = 14;

	/**
	 * The feature id for the '<em><b>Udp</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__UDP = 15;

	/**
	 * The feature id for the '<em><b>Cpu</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__CPU = 16;

	/**
	 * The feature id for the '<em><b>Mss</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__MSS = 17;

	/**
	 * The feature id for the '<em><b>Window Bytes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__WINDOW_BYTES = 18;

	/**
	 * The feature id for the '<em><b>Buffer Bytes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__BUFFER_BYTES = 19;

	/**
	 * The feature id for the '<em><b>Congestion Control</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__CONGESTION_CONTROL = 20;

	/**
	 * The feature id for the '<em><b>Rtt Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__RTT_SECONDS = 21;

	/**
	 * The feature id for the '<em><b>Started At</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__STARTED_AT = 22;

	/**
	 * The feature id for the '<em><b>Host</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__HOST = 23;

	/**
	 * The feature id for the '<em><b>Mtu</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__MTU = 24;

	/**
	 * The feature id for the '<em><b>Tags</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__TAGS = 25;

	/**
	 * The feature id for the '<em><b>State</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__STATE = 26;

	/**
	 * The feature id for the '<em><b>Reverse</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__REVERSE = 27;

	/**
	 * The feature id for the '<em><b>Errors</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__ERRORS = 28;

	/**
	 * The feature id for the '<em><b>Warnings</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__WARNINGS = 29;

	/**
	 * The feature id for the '<em><b>Provenance</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT__PROVENANCE = 30;

	/**
	 * The number of structural features of the '<em>Throughput</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int THROUGHPUT_FEATURE_COUNT = 31;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.SideResultImpl <em>Side Result</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.SideResultImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getSideResult()
	 * @generated
	 */
	int SIDE_RESULT = 22;

	/**
	 * The feature id for the '<em><b>Bytes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SIDE_RESULT__BYTES = 0;

	/**
	 * The feature id for the '<em><b>Bits Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SIDE_RESULT__BITS_PER_SECOND = 1;

	/**
	 * The feature id for the '<em><b>Retransmits</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SIDE_RESULT__RETRANSMITS = 2;

	/**
	 * The number of structural features of the '<em>Side Result</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SIDE_RESULT_FEATURE_COUNT = 3;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.StreamResultImpl <em>Stream Result</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.StreamResultImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getStreamResult()
	 * @generated
	 */
	int STREAM_RESULT = 23;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STREAM_RESULT__ID = 0;

	/**
	 * The feature id for the '<em><b>Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STREAM_RESULT__SECONDS = 1;

	/**
	 * The feature id for the '<em><b>Bytes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STREAM_RESULT__BYTES = 2;

	/**
	 * The feature id for the '<em><b>Bits Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STREAM_RESULT__BITS_PER_SECOND = 3;

	/**
	 * The feature id for the '<em><b>Retransmits</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STREAM_RESULT__RETRANSMITS = 4;

	/**
	 * The feature id for the '<em><b>Status</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STREAM_RESULT__STATUS = 5;

	/**
	 * The number of structural features of the '<em>Stream Result</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int STREAM_RESULT_FEATURE_COUNT = 6;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.UdpResultImpl <em>Udp Result</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.UdpResultImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getUdpResult()
	 * @generated
	 */
	int UDP_RESULT = 24;

	/**
	 * The feature id for the '<em><b>Packets</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int UDP_RESULT__PACKETS = 0;

	/**
	 * The feature id for the '<em><b>Lost</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int UDP_RESULT__LOST = 1;

	/**
	 * The feature id for the '<em><b>Lost Percent</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int UDP_RESULT__LOST_PERCENT = 2;

	/**
	 * The feature id for the '<em><b>Jitter Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int UDP_RESULT__JITTER_SECONDS = 3;

	/**
	 * The number of structural features of the '<em>Udp Result</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int UDP_RESULT_FEATURE_COUNT = 4;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.ToolCpuImpl <em>Tool Cpu</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.ToolCpuImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getToolCpu()
	 * @generated
	 */
	int TOOL_CPU = 25;

	/**
	 * The feature id for the '<em><b>Side</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TOOL_CPU__SIDE = 0;

	/**
	 * The feature id for the '<em><b>Percent Of One Core</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TOOL_CPU__PERCENT_OF_ONE_CORE = 1;

	/**
	 * The feature id for the '<em><b>Source</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TOOL_CPU__SOURCE = 2;

	/**
	 * The number of structural features of the '<em>Tool Cpu</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TOOL_CPU_FEATURE_COUNT = 3;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.TimeUseImpl <em>Time Use</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.TimeUseImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getTimeUse()
	 * @generated
	 */
	int TIME_USE = 26;

	/**
	 * The feature id for the '<em><b>Real Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIME_USE__REAL_SECONDS = 0;

	/**
	 * The feature id for the '<em><b>User Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIME_USE__USER_SECONDS = 1;

	/**
	 * The feature id for the '<em><b>System Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIME_USE__SYSTEM_SECONDS = 2;

	/**
	 * The feature id for the '<em><b>Maximum Resident Bytes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIME_USE__MAXIMUM_RESIDENT_BYTES = 3;

	/**
	 * The feature id for the '<em><b>Command</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIME_USE__COMMAND = 4;

	/**
	 * The feature id for the '<em><b>Warnings</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIME_USE__WARNINGS = 5;

	/**
	 * The feature id for the '<em><b>Provenance</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIME_USE__PROVENANCE = 6;

	/**
	 * The number of structural features of the '<em>Time Use</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TIME_USE_FEATURE_COUNT = 7;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.CpuUseImpl <em>Cpu Use</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.CpuUseImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getCpuUse()
	 * @generated
	 */
	int CPU_USE = 27;

	/**
	 * The feature id for the '<em><b>Window Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CPU_USE__WINDOW_SECONDS = 0;

	/**
	 * The feature id for the '<em><b>Cores</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CPU_USE__CORES = 1;

	/**
	 * The feature id for the '<em><b>User Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CPU_USE__USER_SECONDS = 2;

	/**
	 * The feature id for the '<em><b>Nice Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CPU_USE__NICE_SECONDS = 3;

	/**
	 * The feature id for the '<em><b>System Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CPU_USE__SYSTEM_SECONDS = 4;

	/**
	 * The feature id for the '<em><b>Idle Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CPU_USE__IDLE_SECONDS = 5;

	/**
	 * The feature id for the '<em><b>Io Wait Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CPU_USE__IO_WAIT_SECONDS = 6;

	/**
	 * The feature id for the '<em><b>Irq Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CPU_USE__IRQ_SECONDS = 7;

	/**
	 * The feature id for the '<em><b>Soft Irq Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CPU_USE__SOFT_IRQ_SECONDS = 8;

	/**
	 * The feature id for the '<em><b>Steal Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CPU_USE__STEAL_SECONDS = 9;

	/**
	 * The feature id for the '<em><b>Busiest Core</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CPU_USE__BUSIEST_CORE = 10;

	/**
	 * The feature id for the '<em><b>Busiest Core Percent</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CPU_USE__BUSIEST_CORE_PERCENT = 11;

	/**
	 * The feature id for the '<em><b>Per Core</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CPU_USE__PER_CORE = 12;

	/**
	 * The feature id for the '<em><b>Process Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CPU_USE__PROCESS_SECONDS = 13;

	/**
	 * The number of structural features of the '<em>Cpu Use</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CPU_USE_FEATURE_COUNT = 14;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.ComparisonImpl <em>Comparison</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.ComparisonImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getComparison()
	 * @generated
	 */
	int COMPARISON = 28;

	/**
	 * The feature id for the '<em><b>Format Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON__FORMAT_VERSION = DOCUMENT__FORMAT_VERSION;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON__NAME = DOCUMENT__NAME;

	/**
	 * The feature id for the '<em><b>Notes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON__NOTES = DOCUMENT__NOTES;

	/**
	 * The feature id for the '<em><b>Runs</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON__RUNS = DOCUMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Tables</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON__TABLES = DOCUMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Rows</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON__ROWS = DOCUMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Columns</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON__COLUMNS = DOCUMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Filter</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON__FILTER = DOCUMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Baseline</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON__BASELINE = DOCUMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Metrics</b></em>' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON__METRICS = DOCUMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Margin Percent</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON__MARGIN_PERCENT = DOCUMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Confidence</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON__CONFIDENCE = DOCUMENT_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>Adjustment</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON__ADJUSTMENT = DOCUMENT_FEATURE_COUNT + 9;

	/**
	 * The number of structural features of the '<em>Comparison</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int COMPARISON_FEATURE_COUNT = DOCUMENT_FEATURE_COUNT + 10;

	/**
	 * The meta object id for the '{@link org.nicbench.model.impl.JournalEntryImpl <em>Journal Entry</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.impl.JournalEntryImpl
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getJournalEntry()
	 * @generated
	 */
	int JOURNAL_ENTRY = 29;

	/**
	 * The feature id for the '<em><b>Format Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__FORMAT_VERSION = DOCUMENT__FORMAT_VERSION;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__NAME = DOCUMENT__NAME;

	/**
	 * The feature id for the '<em><b>Notes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__NOTES = DOCUMENT__NOTES;

	/**
	 * The feature id for the '<em><b>Nic</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__NIC = DOCUMENT_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Phase</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__PHASE = DOCUMENT_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Profile</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__PROFILE = DOCUMENT_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Written At</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__WRITTEN_AT = DOCUMENT_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Boot Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__BOOT_ID = DOCUMENT_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Namespace Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__NAMESPACE_ID = DOCUMENT_FEATURE_COUNT + 5;

	/**
	 * The feature id for the '<em><b>Namespace Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__NAMESPACE_PATH = DOCUMENT_FEATURE_COUNT + 6;

	/**
	 * The feature id for the '<em><b>Interface Index</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__INTERFACE_INDEX = DOCUMENT_FEATURE_COUNT + 7;

	/**
	 * The feature id for the '<em><b>Driver</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__DRIVER = DOCUMENT_FEATURE_COUNT + 8;

	/**
	 * The feature id for the '<em><b>Bus</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__BUS = DOCUMENT_FEATURE_COUNT + 9;

	/**
	 * The feature id for the '<em><b>Permanent Address</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__PERMANENT_ADDRESS = DOCUMENT_FEATURE_COUNT + 10;

	/**
	 * The feature id for the '<em><b>Address</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__ADDRESS = DOCUMENT_FEATURE_COUNT + 11;

	/**
	 * The feature id for the '<em><b>Owner Pid</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__OWNER_PID = DOCUMENT_FEATURE_COUNT + 12;

	/**
	 * The feature id for the '<em><b>Owner Start Ticks</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__OWNER_START_TICKS = DOCUMENT_FEATURE_COUNT + 13;

	/**
	 * The feature id for the '<em><b>Confirm By Epoch Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__CONFIRM_BY_EPOCH_SECONDS = DOCUMENT_FEATURE_COUNT + 14;

	/**
	 * The feature id for the '<em><b>Ephemeral</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__EPHEMERAL = DOCUMENT_FEATURE_COUNT + 15;

	/**
	 * The feature id for the '<em><b>Before</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY__BEFORE = DOCUMENT_FEATURE_COUNT + 16;

	/**
	 * The number of structural features of the '<em>Journal Entry</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int JOURNAL_ENTRY_FEATURE_COUNT = DOCUMENT_FEATURE_COUNT + 17;

	/**
	 * The meta object id for the '{@link org.nicbench.model.Access <em>Access</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.Access
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getAccess()
	 * @generated
	 */
	int ACCESS = 30;

	/**
	 * The meta object id for the '{@link org.nicbench.model.Switch <em>Switch</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.Switch
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getSwitch()
	 * @generated
	 */
	int SWITCH = 31;

	/**
	 * The meta object id for the '{@link org.nicbench.model.Policy <em>Policy</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.Policy
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getPolicy()
	 * @generated
	 */
	int POLICY = 32;

	/**
	 * The meta object id for the '{@link org.nicbench.model.Order <em>Order</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.Order
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getOrder()
	 * @generated
	 */
	int ORDER = 33;

	/**
	 * The meta object id for the '{@link org.nicbench.model.OnFailure <em>On Failure</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.OnFailure
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getOnFailure()
	 * @generated
	 */
	int ON_FAILURE = 34;

	/**
	 * The meta object id for the '{@link org.nicbench.model.Status <em>Status</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.Status
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getStatus()
	 * @generated
	 */
	int STATUS = 35;

	/**
	 * The meta object id for the '{@link org.nicbench.model.Direction <em>Direction</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.Direction
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getDirection()
	 * @generated
	 */
	int DIRECTION = 36;

	/**
	 * The meta object id for the '{@link org.nicbench.model.Protocol <em>Protocol</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.Protocol
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getProtocol()
	 * @generated
	 */
	int PROTOCOL = 37;

	/**
	 * The meta object id for the '{@link org.nicbench.model.Side <em>Side</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.Side
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getSide()
	 * @generated
	 */
	int SIDE = 38;

	/**
	 * The meta object id for the '{@link org.nicbench.model.Headline <em>Headline</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.Headline
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getHeadline()
	 * @generated
	 */
	int HEADLINE = 39;

	/**
	 * The meta object id for the '{@link org.nicbench.model.Outcome <em>Outcome</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.Outcome
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getOutcome()
	 * @generated
	 */
	int OUTCOME = 40;

	/**
	 * The meta object id for the '{@link org.nicbench.model.FeatureResult <em>Feature Result</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.FeatureResult
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getFeatureResult()
	 * @generated
	 */
	int FEATURE_RESULT = 41;

	/**
	 * The meta object id for the '{@link org.nicbench.model.CpuSource <em>Cpu Source</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.CpuSource
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getCpuSource()
	 * @generated
	 */
	int CPU_SOURCE = 42;

	/**
	 * The meta object id for the '{@link org.nicbench.model.Adjustment <em>Adjustment</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.Adjustment
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getAdjustment()
	 * @generated
	 */
	int ADJUSTMENT = 43;

	/**
	 * The meta object id for the '{@link org.nicbench.model.Phase <em>Phase</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.Phase
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getPhase()
	 * @generated
	 */
	int PHASE = 44;

	/**
	 * The meta object id for the '<em>Feature Table</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.value.FeatureTable
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getFeatureTable()
	 * @generated
	 */
	int FEATURE_TABLE = 45;

	/**
	 * The meta object id for the '<em>Values</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.value.Values
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getValues()
	 * @generated
	 */
	int VALUES = 46;

	/**
	 * The meta object id for the '<em>Labels</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.value.Labels
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getLabels()
	 * @generated
	 */
	int LABELS = 47;

	/**
	 * The meta object id for the '<em>Series</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.nicbench.model.value.Series
	 * @see org.nicbench.model.impl.NicBenchPackageImpl#getSeries()
	 * @generated
	 */
	int SERIES = 48;


	/**
	 * Returns the meta object for class '{@link org.nicbench.model.Document <em>Document</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Document</em>'.
	 * @see org.nicbench.model.Document
	 * @generated
	 */
	EClass getDocument();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Document#getFormatVersion <em>Format Version</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Format Version</em>'.
	 * @see org.nicbench.model.Document#getFormatVersion()
	 * @see #getDocument()
	 * @generated
	 */
	EAttribute getDocument_FormatVersion();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Document#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.nicbench.model.Document#getName()
	 * @see #getDocument()
	 * @generated
	 */
	EAttribute getDocument_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Document#getNotes <em>Notes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Notes</em>'.
	 * @see org.nicbench.model.Document#getNotes()
	 * @see #getDocument()
	 * @generated
	 */
	EAttribute getDocument_Notes();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.KeyValue <em>Key Value</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Key Value</em>'.
	 * @see org.nicbench.model.KeyValue
	 * @generated
	 */
	EClass getKeyValue();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.KeyValue#getKey <em>Key</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Key</em>'.
	 * @see org.nicbench.model.KeyValue#getKey()
	 * @see #getKeyValue()
	 * @generated
	 */
	EAttribute getKeyValue_Key();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.KeyValue#getValue <em>Value</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Value</em>'.
	 * @see org.nicbench.model.KeyValue#getValue()
	 * @see #getKeyValue()
	 * @generated
	 */
	EAttribute getKeyValue_Value();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.ToolVersion <em>Tool Version</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Tool Version</em>'.
	 * @see org.nicbench.model.ToolVersion
	 * @generated
	 */
	EClass getToolVersion();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.ToolVersion#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.nicbench.model.ToolVersion#getName()
	 * @see #getToolVersion()
	 * @generated
	 */
	EAttribute getToolVersion_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.ToolVersion#getVersion <em>Version</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Version</em>'.
	 * @see org.nicbench.model.ToolVersion#getVersion()
	 * @see #getToolVersion()
	 * @generated
	 */
	EAttribute getToolVersion_Version();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.ToolVersion#getPath <em>Path</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Path</em>'.
	 * @see org.nicbench.model.ToolVersion#getPath()
	 * @see #getToolVersion()
	 * @generated
	 */
	EAttribute getToolVersion_Path();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.Bench <em>Bench</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Bench</em>'.
	 * @see org.nicbench.model.Bench
	 * @generated
	 */
	EClass getBench();

	/**
	 * Returns the meta object for the containment reference list '{@link org.nicbench.model.Bench#getHosts <em>Hosts</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Hosts</em>'.
	 * @see org.nicbench.model.Bench#getHosts()
	 * @see #getBench()
	 * @generated
	 */
	EReference getBench_Hosts();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.Host <em>Host</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Host</em>'.
	 * @see org.nicbench.model.Host
	 * @generated
	 */
	EClass getHost();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Host#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.nicbench.model.Host#getName()
	 * @see #getHost()
	 * @generated
	 */
	EAttribute getHost_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Host#getAccess <em>Access</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Access</em>'.
	 * @see org.nicbench.model.Host#getAccess()
	 * @see #getHost()
	 * @generated
	 */
	EAttribute getHost_Access();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Host#getNamespace <em>Namespace</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Namespace</em>'.
	 * @see org.nicbench.model.Host#getNamespace()
	 * @see #getHost()
	 * @generated
	 */
	EAttribute getHost_Namespace();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Host#getUser <em>User</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>User</em>'.
	 * @see org.nicbench.model.Host#getUser()
	 * @see #getHost()
	 * @generated
	 */
	EAttribute getHost_User();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Host#getAddress <em>Address</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Address</em>'.
	 * @see org.nicbench.model.Host#getAddress()
	 * @see #getHost()
	 * @generated
	 */
	EAttribute getHost_Address();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Host#getPort <em>Port</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Port</em>'.
	 * @see org.nicbench.model.Host#getPort()
	 * @see #getHost()
	 * @generated
	 */
	EAttribute getHost_Port();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Host#getJump <em>Jump</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Jump</em>'.
	 * @see org.nicbench.model.Host#getJump()
	 * @see #getHost()
	 * @generated
	 */
	EAttribute getHost_Jump();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Host#getIdentity <em>Identity</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Identity</em>'.
	 * @see org.nicbench.model.Host#getIdentity()
	 * @see #getHost()
	 * @generated
	 */
	EAttribute getHost_Identity();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.Host#getFacts <em>Facts</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Facts</em>'.
	 * @see org.nicbench.model.Host#getFacts()
	 * @see #getHost()
	 * @generated
	 */
	EReference getHost_Facts();

	/**
	 * Returns the meta object for the containment reference list '{@link org.nicbench.model.Host#getNics <em>Nics</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Nics</em>'.
	 * @see org.nicbench.model.Host#getNics()
	 * @see #getHost()
	 * @generated
	 */
	EReference getHost_Nics();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.HostFacts <em>Host Facts</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Host Facts</em>'.
	 * @see org.nicbench.model.HostFacts
	 * @generated
	 */
	EClass getHostFacts();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.HostFacts#getOperatingSystem <em>Operating System</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Operating System</em>'.
	 * @see org.nicbench.model.HostFacts#getOperatingSystem()
	 * @see #getHostFacts()
	 * @generated
	 */
	EAttribute getHostFacts_OperatingSystem();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.HostFacts#getKernel <em>Kernel</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kernel</em>'.
	 * @see org.nicbench.model.HostFacts#getKernel()
	 * @see #getHostFacts()
	 * @generated
	 */
	EAttribute getHostFacts_Kernel();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.HostFacts#getCpuModel <em>Cpu Model</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Cpu Model</em>'.
	 * @see org.nicbench.model.HostFacts#getCpuModel()
	 * @see #getHostFacts()
	 * @generated
	 */
	EAttribute getHostFacts_CpuModel();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.HostFacts#getCores <em>Cores</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Cores</em>'.
	 * @see org.nicbench.model.HostFacts#getCores()
	 * @see #getHostFacts()
	 * @generated
	 */
	EAttribute getHostFacts_Cores();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.HostFacts#getMemoryBytes <em>Memory Bytes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Memory Bytes</em>'.
	 * @see org.nicbench.model.HostFacts#getMemoryBytes()
	 * @see #getHostFacts()
	 * @generated
	 */
	EAttribute getHostFacts_MemoryBytes();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.HostFacts#getGovernor <em>Governor</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Governor</em>'.
	 * @see org.nicbench.model.HostFacts#getGovernor()
	 * @see #getHostFacts()
	 * @generated
	 */
	EAttribute getHostFacts_Governor();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.HostFacts#getCongestionControl <em>Congestion Control</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Congestion Control</em>'.
	 * @see org.nicbench.model.HostFacts#getCongestionControl()
	 * @see #getHostFacts()
	 * @generated
	 */
	EAttribute getHostFacts_CongestionControl();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.HostFacts#getBootId <em>Boot Id</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Boot Id</em>'.
	 * @see org.nicbench.model.HostFacts#getBootId()
	 * @see #getHostFacts()
	 * @generated
	 */
	EAttribute getHostFacts_BootId();

	/**
	 * Returns the meta object for the containment reference list '{@link org.nicbench.model.HostFacts#getTools <em>Tools</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Tools</em>'.
	 * @see org.nicbench.model.HostFacts#getTools()
	 * @see #getHostFacts()
	 * @generated
	 */
	EReference getHostFacts_Tools();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.Nic <em>Nic</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Nic</em>'.
	 * @see org.nicbench.model.Nic
	 * @generated
	 */
	EClass getNic();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Nic#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.nicbench.model.Nic#getName()
	 * @see #getNic()
	 * @generated
	 */
	EAttribute getNic_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Nic#getDriver <em>Driver</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Driver</em>'.
	 * @see org.nicbench.model.Nic#getDriver()
	 * @see #getNic()
	 * @generated
	 */
	EAttribute getNic_Driver();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Nic#getDriverVersion <em>Driver Version</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Driver Version</em>'.
	 * @see org.nicbench.model.Nic#getDriverVersion()
	 * @see #getNic()
	 * @generated
	 */
	EAttribute getNic_DriverVersion();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Nic#getFirmware <em>Firmware</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Firmware</em>'.
	 * @see org.nicbench.model.Nic#getFirmware()
	 * @see #getNic()
	 * @generated
	 */
	EAttribute getNic_Firmware();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Nic#getBus <em>Bus</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Bus</em>'.
	 * @see org.nicbench.model.Nic#getBus()
	 * @see #getNic()
	 * @generated
	 */
	EAttribute getNic_Bus();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Nic#getVendorId <em>Vendor Id</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Vendor Id</em>'.
	 * @see org.nicbench.model.Nic#getVendorId()
	 * @see #getNic()
	 * @generated
	 */
	EAttribute getNic_VendorId();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Nic#getDeviceId <em>Device Id</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Device Id</em>'.
	 * @see org.nicbench.model.Nic#getDeviceId()
	 * @see #getNic()
	 * @generated
	 */
	EAttribute getNic_DeviceId();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Nic#getProduct <em>Product</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Product</em>'.
	 * @see org.nicbench.model.Nic#getProduct()
	 * @see #getNic()
	 * @generated
	 */
	EAttribute getNic_Product();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Nic#getPermanentAddress <em>Permanent Address</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Permanent Address</em>'.
	 * @see org.nicbench.model.Nic#getPermanentAddress()
	 * @see #getNic()
	 * @generated
	 */
	EAttribute getNic_PermanentAddress();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Nic#getSpeedBitsPerSecond <em>Speed Bits Per Second</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Speed Bits Per Second</em>'.
	 * @see org.nicbench.model.Nic#getSpeedBitsPerSecond()
	 * @see #getNic()
	 * @generated
	 */
	EAttribute getNic_SpeedBitsPerSecond();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Nic#getMtu <em>Mtu</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Mtu</em>'.
	 * @see org.nicbench.model.Nic#getMtu()
	 * @see #getNic()
	 * @generated
	 */
	EAttribute getNic_Mtu();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Nic#isLinkUp <em>Link Up</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Link Up</em>'.
	 * @see org.nicbench.model.Nic#isLinkUp()
	 * @see #getNic()
	 * @generated
	 */
	EAttribute getNic_LinkUp();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.Nic#getState <em>State</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>State</em>'.
	 * @see org.nicbench.model.Nic#getState()
	 * @see #getNic()
	 * @generated
	 */
	EReference getNic_State();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.NicState <em>Nic State</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Nic State</em>'.
	 * @see org.nicbench.model.NicState
	 * @generated
	 */
	EClass getNicState();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getId <em>Id</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Id</em>'.
	 * @see org.nicbench.model.NicState#getId()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Id();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getNic <em>Nic</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Nic</em>'.
	 * @see org.nicbench.model.NicState#getNic()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Nic();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getTakenAt <em>Taken At</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Taken At</em>'.
	 * @see org.nicbench.model.NicState#getTakenAt()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_TakenAt();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getKernel <em>Kernel</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kernel</em>'.
	 * @see org.nicbench.model.NicState#getKernel()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Kernel();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getDriver <em>Driver</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Driver</em>'.
	 * @see org.nicbench.model.NicState#getDriver()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Driver();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getDriverVersion <em>Driver Version</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Driver Version</em>'.
	 * @see org.nicbench.model.NicState#getDriverVersion()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_DriverVersion();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getFirmware <em>Firmware</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Firmware</em>'.
	 * @see org.nicbench.model.NicState#getFirmware()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Firmware();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getBus <em>Bus</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Bus</em>'.
	 * @see org.nicbench.model.NicState#getBus()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Bus();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getMtu <em>Mtu</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Mtu</em>'.
	 * @see org.nicbench.model.NicState#getMtu()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Mtu();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getTxQueueLength <em>Tx Queue Length</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Tx Queue Length</em>'.
	 * @see org.nicbench.model.NicState#getTxQueueLength()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_TxQueueLength();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#isLinkUp <em>Link Up</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Link Up</em>'.
	 * @see org.nicbench.model.NicState#isLinkUp()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_LinkUp();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getSpeedBitsPerSecond <em>Speed Bits Per Second</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Speed Bits Per Second</em>'.
	 * @see org.nicbench.model.NicState#getSpeedBitsPerSecond()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_SpeedBitsPerSecond();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getDuplex <em>Duplex</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Duplex</em>'.
	 * @see org.nicbench.model.NicState#getDuplex()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Duplex();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getFeatures <em>Features</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Features</em>'.
	 * @see org.nicbench.model.NicState#getFeatures()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Features();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getGroups <em>Groups</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Groups</em>'.
	 * @see org.nicbench.model.NicState#getGroups()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Groups();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getRings <em>Rings</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Rings</em>'.
	 * @see org.nicbench.model.NicState#getRings()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Rings();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getChannels <em>Channels</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Channels</em>'.
	 * @see org.nicbench.model.NicState#getChannels()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Channels();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getCoalescing <em>Coalescing</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Coalescing</em>'.
	 * @see org.nicbench.model.NicState#getCoalescing()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Coalescing();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getPause <em>Pause</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Pause</em>'.
	 * @see org.nicbench.model.NicState#getPause()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Pause();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getPrivateFlags <em>Private Flags</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Private Flags</em>'.
	 * @see org.nicbench.model.NicState#getPrivateFlags()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_PrivateFlags();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getCounters <em>Counters</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Counters</em>'.
	 * @see org.nicbench.model.NicState#getCounters()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Counters();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getProduct <em>Product</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Product</em>'.
	 * @see org.nicbench.model.NicState#getProduct()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Product();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getLink <em>Link</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Link</em>'.
	 * @see org.nicbench.model.NicState#getLink()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Link();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.NicState#getTimestamping <em>Timestamping</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Timestamping</em>'.
	 * @see org.nicbench.model.NicState#getTimestamping()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Timestamping();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.NicState#getProvenance <em>Provenance</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Provenance</em>'.
	 * @see org.nicbench.model.NicState#getProvenance()
	 * @see #getNicState()
	 * @generated
	 */
	EReference getNicState_Provenance();

	/**
	 * Returns the meta object for the attribute list '{@link org.nicbench.model.NicState#getWarnings <em>Warnings</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Warnings</em>'.
	 * @see org.nicbench.model.NicState#getWarnings()
	 * @see #getNicState()
	 * @generated
	 */
	EAttribute getNicState_Warnings();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.Provenance <em>Provenance</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Provenance</em>'.
	 * @see org.nicbench.model.Provenance
	 * @generated
	 */
	EClass getProvenance();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Provenance#getFile <em>File</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>File</em>'.
	 * @see org.nicbench.model.Provenance#getFile()
	 * @see #getProvenance()
	 * @generated
	 */
	EAttribute getProvenance_File();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Provenance#getLine <em>Line</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Line</em>'.
	 * @see org.nicbench.model.Provenance#getLine()
	 * @see #getProvenance()
	 * @generated
	 */
	EAttribute getProvenance_Line();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Provenance#getSha256 <em>Sha256</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Sha256</em>'.
	 * @see org.nicbench.model.Provenance#getSha256()
	 * @see #getProvenance()
	 * @generated
	 */
	EAttribute getProvenance_Sha256();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Provenance#getImportedAt <em>Imported At</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Imported At</em>'.
	 * @see org.nicbench.model.Provenance#getImportedAt()
	 * @see #getProvenance()
	 * @generated
	 */
	EAttribute getProvenance_ImportedAt();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Provenance#getExcerpt <em>Excerpt</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Excerpt</em>'.
	 * @see org.nicbench.model.Provenance#getExcerpt()
	 * @see #getProvenance()
	 * @generated
	 */
	EAttribute getProvenance_Excerpt();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Provenance#getRawFile <em>Raw File</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Raw File</em>'.
	 * @see org.nicbench.model.Provenance#getRawFile()
	 * @see #getProvenance()
	 * @generated
	 */
	EAttribute getProvenance_RawFile();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Provenance#getToldByUser <em>Told By User</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Told By User</em>'.
	 * @see org.nicbench.model.Provenance#getToldByUser()
	 * @see #getProvenance()
	 * @generated
	 */
	EAttribute getProvenance_ToldByUser();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.OffloadProfile <em>Offload Profile</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Offload Profile</em>'.
	 * @see org.nicbench.model.OffloadProfile
	 * @generated
	 */
	EClass getOffloadProfile();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.OffloadProfile#getBase <em>Base</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Base</em>'.
	 * @see org.nicbench.model.OffloadProfile#getBase()
	 * @see #getOffloadProfile()
	 * @generated
	 */
	EAttribute getOffloadProfile_Base();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.OffloadProfile#getPolicy <em>Policy</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Policy</em>'.
	 * @see org.nicbench.model.OffloadProfile#getPolicy()
	 * @see #getOffloadProfile()
	 * @generated
	 */
	EAttribute getOffloadProfile_Policy();

	/**
	 * Returns the meta object for the containment reference list '{@link org.nicbench.model.OffloadProfile#getSettings <em>Settings</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Settings</em>'.
	 * @see org.nicbench.model.OffloadProfile#getSettings()
	 * @see #getOffloadProfile()
	 * @generated
	 */
	EReference getOffloadProfile_Settings();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.OffloadProfile#getMtu <em>Mtu</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Mtu</em>'.
	 * @see org.nicbench.model.OffloadProfile#getMtu()
	 * @see #getOffloadProfile()
	 * @generated
	 */
	EAttribute getOffloadProfile_Mtu();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.OffloadProfile#getTxQueueLength <em>Tx Queue Length</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Tx Queue Length</em>'.
	 * @see org.nicbench.model.OffloadProfile#getTxQueueLength()
	 * @see #getOffloadProfile()
	 * @generated
	 */
	EAttribute getOffloadProfile_TxQueueLength();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.OffloadProfile#getRings <em>Rings</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Rings</em>'.
	 * @see org.nicbench.model.OffloadProfile#getRings()
	 * @see #getOffloadProfile()
	 * @generated
	 */
	EAttribute getOffloadProfile_Rings();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.OffloadProfile#getChannels <em>Channels</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Channels</em>'.
	 * @see org.nicbench.model.OffloadProfile#getChannels()
	 * @see #getOffloadProfile()
	 * @generated
	 */
	EAttribute getOffloadProfile_Channels();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.OffloadProfile#getCoalescing <em>Coalescing</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Coalescing</em>'.
	 * @see org.nicbench.model.OffloadProfile#getCoalescing()
	 * @see #getOffloadProfile()
	 * @generated
	 */
	EAttribute getOffloadProfile_Coalescing();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.OffloadProfile#getPause <em>Pause</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Pause</em>'.
	 * @see org.nicbench.model.OffloadProfile#getPause()
	 * @see #getOffloadProfile()
	 * @generated
	 */
	EAttribute getOffloadProfile_Pause();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.OffloadProfile#getPrivateFlags <em>Private Flags</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Private Flags</em>'.
	 * @see org.nicbench.model.OffloadProfile#getPrivateFlags()
	 * @see #getOffloadProfile()
	 * @generated
	 */
	EAttribute getOffloadProfile_PrivateFlags();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.OffloadProfile#getCongestionControl <em>Congestion Control</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Congestion Control</em>'.
	 * @see org.nicbench.model.OffloadProfile#getCongestionControl()
	 * @see #getOffloadProfile()
	 * @generated
	 */
	EAttribute getOffloadProfile_CongestionControl();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.FeatureSetting <em>Feature Setting</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Feature Setting</em>'.
	 * @see org.nicbench.model.FeatureSetting
	 * @generated
	 */
	EClass getFeatureSetting();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.FeatureSetting#getSelector <em>Selector</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Selector</em>'.
	 * @see org.nicbench.model.FeatureSetting#getSelector()
	 * @see #getFeatureSetting()
	 * @generated
	 */
	EAttribute getFeatureSetting_Selector();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.FeatureSetting#getValue <em>Value</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Value</em>'.
	 * @see org.nicbench.model.FeatureSetting#getValue()
	 * @see #getFeatureSetting()
	 * @generated
	 */
	EAttribute getFeatureSetting_Value();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.Plan <em>Plan</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Plan</em>'.
	 * @see org.nicbench.model.Plan
	 * @generated
	 */
	EClass getPlan();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Plan#getBench <em>Bench</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Bench</em>'.
	 * @see org.nicbench.model.Plan#getBench()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Bench();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.Plan#getSender <em>Sender</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Sender</em>'.
	 * @see org.nicbench.model.Plan#getSender()
	 * @see #getPlan()
	 * @generated
	 */
	EReference getPlan_Sender();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.Plan#getReceiver <em>Receiver</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Receiver</em>'.
	 * @see org.nicbench.model.Plan#getReceiver()
	 * @see #getPlan()
	 * @generated
	 */
	EReference getPlan_Receiver();

	/**
	 * Returns the meta object for the attribute list '{@link org.nicbench.model.Plan#getProfiles <em>Profiles</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Profiles</em>'.
	 * @see org.nicbench.model.Plan#getProfiles()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Profiles();

	/**
	 * Returns the meta object for the containment reference list '{@link org.nicbench.model.Plan#getAxes <em>Axes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Axes</em>'.
	 * @see org.nicbench.model.Plan#getAxes()
	 * @see #getPlan()
	 * @generated
	 */
	EReference getPlan_Axes();

	/**
	 * Returns the meta object for the containment reference list '{@link org.nicbench.model.Plan#getJobs <em>Jobs</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Jobs</em>'.
	 * @see org.nicbench.model.Plan#getJobs()
	 * @see #getPlan()
	 * @generated
	 */
	EReference getPlan_Jobs();

	/**
	 * Returns the meta object for the attribute list '{@link org.nicbench.model.Plan#getExclusions <em>Exclusions</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Exclusions</em>'.
	 * @see org.nicbench.model.Plan#getExclusions()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Exclusions();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Plan#getRepetitions <em>Repetitions</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Repetitions</em>'.
	 * @see org.nicbench.model.Plan#getRepetitions()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Repetitions();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Plan#getOrder <em>Order</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Order</em>'.
	 * @see org.nicbench.model.Plan#getOrder()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Order();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Plan#getSeed <em>Seed</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Seed</em>'.
	 * @see org.nicbench.model.Plan#getSeed()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Seed();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Plan#getWarmUpSeconds <em>Warm Up Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Warm Up Seconds</em>'.
	 * @see org.nicbench.model.Plan#getWarmUpSeconds()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_WarmUpSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Plan#getOmitSeconds <em>Omit Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Omit Seconds</em>'.
	 * @see org.nicbench.model.Plan#getOmitSeconds()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_OmitSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Plan#getPauseSeconds <em>Pause Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Pause Seconds</em>'.
	 * @see org.nicbench.model.Plan#getPauseSeconds()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_PauseSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Plan#getTimeLimitSeconds <em>Time Limit Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Time Limit Seconds</em>'.
	 * @see org.nicbench.model.Plan#getTimeLimitSeconds()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_TimeLimitSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Plan#getOnFailure <em>On Failure</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>On Failure</em>'.
	 * @see org.nicbench.model.Plan#getOnFailure()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_OnFailure();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.EndPoint <em>End Point</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>End Point</em>'.
	 * @see org.nicbench.model.EndPoint
	 * @generated
	 */
	EClass getEndPoint();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.EndPoint#getHost <em>Host</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Host</em>'.
	 * @see org.nicbench.model.EndPoint#getHost()
	 * @see #getEndPoint()
	 * @generated
	 */
	EAttribute getEndPoint_Host();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.EndPoint#getNic <em>Nic</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Nic</em>'.
	 * @see org.nicbench.model.EndPoint#getNic()
	 * @see #getEndPoint()
	 * @generated
	 */
	EAttribute getEndPoint_Nic();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.EndPoint#getAddress <em>Address</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Address</em>'.
	 * @see org.nicbench.model.EndPoint#getAddress()
	 * @see #getEndPoint()
	 * @generated
	 */
	EAttribute getEndPoint_Address();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.Axis <em>Axis</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Axis</em>'.
	 * @see org.nicbench.model.Axis
	 * @generated
	 */
	EClass getAxis();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Axis#getKey <em>Key</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Key</em>'.
	 * @see org.nicbench.model.Axis#getKey()
	 * @see #getAxis()
	 * @generated
	 */
	EAttribute getAxis_Key();

	/**
	 * Returns the meta object for the attribute list '{@link org.nicbench.model.Axis#getValues <em>Values</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Values</em>'.
	 * @see org.nicbench.model.Axis#getValues()
	 * @see #getAxis()
	 * @generated
	 */
	EAttribute getAxis_Values();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.Job <em>Job</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Job</em>'.
	 * @see org.nicbench.model.Job
	 * @generated
	 */
	EClass getJob();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Job#getTool <em>Tool</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Tool</em>'.
	 * @see org.nicbench.model.Job#getTool()
	 * @see #getJob()
	 * @generated
	 */
	EAttribute getJob_Tool();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Job#getSeconds <em>Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Seconds</em>'.
	 * @see org.nicbench.model.Job#getSeconds()
	 * @see #getJob()
	 * @generated
	 */
	EAttribute getJob_Seconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Job#getBytes <em>Bytes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Bytes</em>'.
	 * @see org.nicbench.model.Job#getBytes()
	 * @see #getJob()
	 * @generated
	 */
	EAttribute getJob_Bytes();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Job#getPort <em>Port</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Port</em>'.
	 * @see org.nicbench.model.Job#getPort()
	 * @see #getJob()
	 * @generated
	 */
	EAttribute getJob_Port();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Job#getOptions <em>Options</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Options</em>'.
	 * @see org.nicbench.model.Job#getOptions()
	 * @see #getJob()
	 * @generated
	 */
	EAttribute getJob_Options();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.Run <em>Run</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Run</em>'.
	 * @see org.nicbench.model.Run
	 * @generated
	 */
	EClass getRun();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Run#getId <em>Id</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Id</em>'.
	 * @see org.nicbench.model.Run#getId()
	 * @see #getRun()
	 * @generated
	 */
	EAttribute getRun_Id();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Run#getStartedAt <em>Started At</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Started At</em>'.
	 * @see org.nicbench.model.Run#getStartedAt()
	 * @see #getRun()
	 * @generated
	 */
	EAttribute getRun_StartedAt();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Run#getFinishedAt <em>Finished At</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Finished At</em>'.
	 * @see org.nicbench.model.Run#getFinishedAt()
	 * @see #getRun()
	 * @generated
	 */
	EAttribute getRun_FinishedAt();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Run#getStatus <em>Status</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Status</em>'.
	 * @see org.nicbench.model.Run#getStatus()
	 * @see #getRun()
	 * @generated
	 */
	EAttribute getRun_Status();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Run#getProducer <em>Producer</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Producer</em>'.
	 * @see org.nicbench.model.Run#getProducer()
	 * @see #getRun()
	 * @generated
	 */
	EAttribute getRun_Producer();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.Run#getPlan <em>Plan</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Plan</em>'.
	 * @see org.nicbench.model.Run#getPlan()
	 * @see #getRun()
	 * @generated
	 */
	EReference getRun_Plan();

	/**
	 * Returns the meta object for the containment reference list '{@link org.nicbench.model.Run#getProfiles <em>Profiles</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Profiles</em>'.
	 * @see org.nicbench.model.Run#getProfiles()
	 * @see #getRun()
	 * @generated
	 */
	EReference getRun_Profiles();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.Run#getSender <em>Sender</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Sender</em>'.
	 * @see org.nicbench.model.Run#getSender()
	 * @see #getRun()
	 * @generated
	 */
	EReference getRun_Sender();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.Run#getReceiver <em>Receiver</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Receiver</em>'.
	 * @see org.nicbench.model.Run#getReceiver()
	 * @see #getRun()
	 * @generated
	 */
	EReference getRun_Receiver();

	/**
	 * Returns the meta object for the containment reference list '{@link org.nicbench.model.Run#getStates <em>States</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>States</em>'.
	 * @see org.nicbench.model.Run#getStates()
	 * @see #getRun()
	 * @generated
	 */
	EReference getRun_States();

	/**
	 * Returns the meta object for the containment reference list '{@link org.nicbench.model.Run#getReceipts <em>Receipts</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Receipts</em>'.
	 * @see org.nicbench.model.Run#getReceipts()
	 * @see #getRun()
	 * @generated
	 */
	EReference getRun_Receipts();

	/**
	 * Returns the meta object for the containment reference list '{@link org.nicbench.model.Run#getWarnings <em>Warnings</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Warnings</em>'.
	 * @see org.nicbench.model.Run#getWarnings()
	 * @see #getRun()
	 * @generated
	 */
	EReference getRun_Warnings();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.Run#getProvenance <em>Provenance</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Provenance</em>'.
	 * @see org.nicbench.model.Run#getProvenance()
	 * @see #getRun()
	 * @generated
	 */
	EReference getRun_Provenance();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.Trial <em>Trial</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Trial</em>'.
	 * @see org.nicbench.model.Trial
	 * @generated
	 */
	EClass getTrial();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Trial#getRunId <em>Run Id</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Run Id</em>'.
	 * @see org.nicbench.model.Trial#getRunId()
	 * @see #getTrial()
	 * @generated
	 */
	EAttribute getTrial_RunId();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Trial#getSequence <em>Sequence</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Sequence</em>'.
	 * @see org.nicbench.model.Trial#getSequence()
	 * @see #getTrial()
	 * @generated
	 */
	EAttribute getTrial_Sequence();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Trial#getRound <em>Round</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Round</em>'.
	 * @see org.nicbench.model.Trial#getRound()
	 * @see #getTrial()
	 * @generated
	 */
	EAttribute getTrial_Round();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Trial#getCell <em>Cell</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Cell</em>'.
	 * @see org.nicbench.model.Trial#getCell()
	 * @see #getTrial()
	 * @generated
	 */
	EAttribute getTrial_Cell();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Trial#getStartedAt <em>Started At</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Started At</em>'.
	 * @see org.nicbench.model.Trial#getStartedAt()
	 * @see #getTrial()
	 * @generated
	 */
	EAttribute getTrial_StartedAt();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Trial#getStatus <em>Status</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Status</em>'.
	 * @see org.nicbench.model.Trial#getStatus()
	 * @see #getTrial()
	 * @generated
	 */
	EAttribute getTrial_Status();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Trial#getReason <em>Reason</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Reason</em>'.
	 * @see org.nicbench.model.Trial#getReason()
	 * @see #getTrial()
	 * @generated
	 */
	EAttribute getTrial_Reason();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.Trial#getSender <em>Sender</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Sender</em>'.
	 * @see org.nicbench.model.Trial#getSender()
	 * @see #getTrial()
	 * @generated
	 */
	EReference getTrial_Sender();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.Trial#getReceiver <em>Receiver</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Receiver</em>'.
	 * @see org.nicbench.model.Trial#getReceiver()
	 * @see #getTrial()
	 * @generated
	 */
	EReference getTrial_Receiver();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.Trial#getResult <em>Result</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Result</em>'.
	 * @see org.nicbench.model.Trial#getResult()
	 * @see #getTrial()
	 * @generated
	 */
	EReference getTrial_Result();

	/**
	 * Returns the meta object for the containment reference list '{@link org.nicbench.model.Trial#getWarnings <em>Warnings</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Warnings</em>'.
	 * @see org.nicbench.model.Trial#getWarnings()
	 * @see #getTrial()
	 * @generated
	 */
	EReference getTrial_Warnings();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.Warning <em>Warning</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Warning</em>'.
	 * @see org.nicbench.model.Warning
	 * @generated
	 */
	EClass getWarning();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Warning#getCode <em>Code</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Code</em>'.
	 * @see org.nicbench.model.Warning#getCode()
	 * @see #getWarning()
	 * @generated
	 */
	EAttribute getWarning_Code();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Warning#getText <em>Text</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Text</em>'.
	 * @see org.nicbench.model.Warning#getText()
	 * @see #getWarning()
	 * @generated
	 */
	EAttribute getWarning_Text();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.End <em>End</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>End</em>'.
	 * @see org.nicbench.model.End
	 * @generated
	 */
	EClass getEnd();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.End#getHost <em>Host</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Host</em>'.
	 * @see org.nicbench.model.End#getHost()
	 * @see #getEnd()
	 * @generated
	 */
	EAttribute getEnd_Host();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.End#getNic <em>Nic</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Nic</em>'.
	 * @see org.nicbench.model.End#getNic()
	 * @see #getEnd()
	 * @generated
	 */
	EAttribute getEnd_Nic();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.End#getBefore <em>Before</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Before</em>'.
	 * @see org.nicbench.model.End#getBefore()
	 * @see #getEnd()
	 * @generated
	 */
	EAttribute getEnd_Before();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.End#getDuring <em>During</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>During</em>'.
	 * @see org.nicbench.model.End#getDuring()
	 * @see #getEnd()
	 * @generated
	 */
	EAttribute getEnd_During();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.End#getAfter <em>After</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>After</em>'.
	 * @see org.nicbench.model.End#getAfter()
	 * @see #getEnd()
	 * @generated
	 */
	EAttribute getEnd_After();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.End#getReceipt <em>Receipt</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Receipt</em>'.
	 * @see org.nicbench.model.End#getReceipt()
	 * @see #getEnd()
	 * @generated
	 */
	EAttribute getEnd_Receipt();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.End#isRestored <em>Restored</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Restored</em>'.
	 * @see org.nicbench.model.End#isRestored()
	 * @see #getEnd()
	 * @generated
	 */
	EAttribute getEnd_Restored();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.End#getCpu <em>Cpu</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Cpu</em>'.
	 * @see org.nicbench.model.End#getCpu()
	 * @see #getEnd()
	 * @generated
	 */
	EReference getEnd_Cpu();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.End#getCounters <em>Counters</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Counters</em>'.
	 * @see org.nicbench.model.End#getCounters()
	 * @see #getEnd()
	 * @generated
	 */
	EAttribute getEnd_Counters();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.End#getProtocol <em>Protocol</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Protocol</em>'.
	 * @see org.nicbench.model.End#getProtocol()
	 * @see #getEnd()
	 * @generated
	 */
	EAttribute getEnd_Protocol();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.End#getCommand <em>Command</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Command</em>'.
	 * @see org.nicbench.model.End#getCommand()
	 * @see #getEnd()
	 * @generated
	 */
	EAttribute getEnd_Command();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.End#getExitCode <em>Exit Code</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Exit Code</em>'.
	 * @see org.nicbench.model.End#getExitCode()
	 * @see #getEnd()
	 * @generated
	 */
	EAttribute getEnd_ExitCode();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.End#getToolVersion <em>Tool Version</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Tool Version</em>'.
	 * @see org.nicbench.model.End#getToolVersion()
	 * @see #getEnd()
	 * @generated
	 */
	EAttribute getEnd_ToolVersion();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.End#getOutputFile <em>Output File</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Output File</em>'.
	 * @see org.nicbench.model.End#getOutputFile()
	 * @see #getEnd()
	 * @generated
	 */
	EAttribute getEnd_OutputFile();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.End#getOutputSha256 <em>Output Sha256</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Output Sha256</em>'.
	 * @see org.nicbench.model.End#getOutputSha256()
	 * @see #getEnd()
	 * @generated
	 */
	EAttribute getEnd_OutputSha256();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.Receipt <em>Receipt</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Receipt</em>'.
	 * @see org.nicbench.model.Receipt
	 * @generated
	 */
	EClass getReceipt();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Receipt#getId <em>Id</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Id</em>'.
	 * @see org.nicbench.model.Receipt#getId()
	 * @see #getReceipt()
	 * @generated
	 */
	EAttribute getReceipt_Id();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Receipt#getNic <em>Nic</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Nic</em>'.
	 * @see org.nicbench.model.Receipt#getNic()
	 * @see #getReceipt()
	 * @generated
	 */
	EAttribute getReceipt_Nic();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Receipt#getProfile <em>Profile</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Profile</em>'.
	 * @see org.nicbench.model.Receipt#getProfile()
	 * @see #getReceipt()
	 * @generated
	 */
	EAttribute getReceipt_Profile();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Receipt#getAsked <em>Asked</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Asked</em>'.
	 * @see org.nicbench.model.Receipt#getAsked()
	 * @see #getReceipt()
	 * @generated
	 */
	EAttribute getReceipt_Asked();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Receipt#getOutcome <em>Outcome</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Outcome</em>'.
	 * @see org.nicbench.model.Receipt#getOutcome()
	 * @see #getReceipt()
	 * @generated
	 */
	EAttribute getReceipt_Outcome();

	/**
	 * Returns the meta object for the containment reference list '{@link org.nicbench.model.Receipt#getLines <em>Lines</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Lines</em>'.
	 * @see org.nicbench.model.Receipt#getLines()
	 * @see #getReceipt()
	 * @generated
	 */
	EReference getReceipt_Lines();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Receipt#isRestored <em>Restored</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Restored</em>'.
	 * @see org.nicbench.model.Receipt#isRestored()
	 * @see #getReceipt()
	 * @generated
	 */
	EAttribute getReceipt_Restored();

	/**
	 * Returns the meta object for the containment reference list '{@link org.nicbench.model.Receipt#getWarnings <em>Warnings</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Warnings</em>'.
	 * @see org.nicbench.model.Receipt#getWarnings()
	 * @see #getReceipt()
	 * @generated
	 */
	EReference getReceipt_Warnings();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.ReceiptLine <em>Receipt Line</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Receipt Line</em>'.
	 * @see org.nicbench.model.ReceiptLine
	 * @generated
	 */
	EClass getReceiptLine();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.ReceiptLine#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.nicbench.model.ReceiptLine#getName()
	 * @see #getReceiptLine()
	 * @generated
	 */
	EAttribute getReceiptLine_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.ReceiptLine#getAsked <em>Asked</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Asked</em>'.
	 * @see org.nicbench.model.ReceiptLine#getAsked()
	 * @see #getReceiptLine()
	 * @generated
	 */
	EAttribute getReceiptLine_Asked();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.ReceiptLine#getBefore <em>Before</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Before</em>'.
	 * @see org.nicbench.model.ReceiptLine#getBefore()
	 * @see #getReceiptLine()
	 * @generated
	 */
	EAttribute getReceiptLine_Before();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.ReceiptLine#getAfter <em>After</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>After</em>'.
	 * @see org.nicbench.model.ReceiptLine#getAfter()
	 * @see #getReceiptLine()
	 * @generated
	 */
	EAttribute getReceiptLine_After();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.ReceiptLine#getResult <em>Result</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Result</em>'.
	 * @see org.nicbench.model.ReceiptLine#getResult()
	 * @see #getReceiptLine()
	 * @generated
	 */
	EAttribute getReceiptLine_Result();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.ReceiptLine#getBecause <em>Because</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Because</em>'.
	 * @see org.nicbench.model.ReceiptLine#getBecause()
	 * @see #getReceiptLine()
	 * @generated
	 */
	EAttribute getReceiptLine_Because();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.Throughput <em>Throughput</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Throughput</em>'.
	 * @see org.nicbench.model.Throughput
	 * @generated
	 */
	EClass getThroughput();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getTool <em>Tool</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Tool</em>'.
	 * @see org.nicbench.model.Throughput#getTool()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_Tool();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getToolVersion <em>Tool Version</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Tool Version</em>'.
	 * @see org.nicbench.model.Throughput#getToolVersion()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_ToolVersion();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getCommand <em>Command</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Command</em>'.
	 * @see org.nicbench.model.Throughput#getCommand()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_Command();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getProtocol <em>Protocol</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Protocol</em>'.
	 * @see org.nicbench.model.Throughput#getProtocol()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_Protocol();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getDirection <em>Direction</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Direction</em>'.
	 * @see org.nicbench.model.Throughput#getDirection()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_Direction();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getStatus <em>Status</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Status</em>'.
	 * @see org.nicbench.model.Throughput#getStatus()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_Status();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getSeconds <em>Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Seconds</em>'.
	 * @see org.nicbench.model.Throughput#getSeconds()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_Seconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getBitsPerSecond <em>Bits Per Second</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Bits Per Second</em>'.
	 * @see org.nicbench.model.Throughput#getBitsPerSecond()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_BitsPerSecond();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getHeadlineFrom <em>Headline From</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Headline From</em>'.
	 * @see org.nicbench.model.Throughput#getHeadlineFrom()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_HeadlineFrom();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.Throughput#getSender <em>Sender</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Sender</em>'.
	 * @see org.nicbench.model.Throughput#getSender()
	 * @see #getThroughput()
	 * @generated
	 */
	EReference getThroughput_Sender();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.Throughput#getReceiver <em>Receiver</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Receiver</em>'.
	 * @see org.nicbench.model.Throughput#getReceiver()
	 * @see #getThroughput()
	 * @generated
	 */
	EReference getThroughput_Receiver();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getStreamsAsked <em>Streams Asked</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Streams Asked</em>'.
	 * @see org.nicbench.model.Throughput#getStreamsAsked()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_StreamsAsked();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getStreamsWorked <em>Streams Worked</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Streams Worked</em>'.
	 * @see org.nicbench.model.Throughput#getStreamsWorked()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_StreamsWorked();

	/**
	 * Returns the meta object for the containment reference list '{@link org.nicbench.model.Throughput#getStreams <em>Streams</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Streams</em>'.
	 * @see org.nicbench.model.Throughput#getStreams()
	 * @see #getThroughput()
	 * @generated
	 */
	EReference getThroughput_Streams();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getIntervals <em>Intervals</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Intervals</em>'.
	 * @see org.nicbench.model.Throughput#getIntervals()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_Intervals();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.Throughput#getUdp <em>Udp</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Udp</em>'.
	 * @see org.nicbench.model.Throughput#getUdp()
	 * @see #getThroughput()
	 * @generated
	 */
	EReference getThroughput_Udp();

	/**
	 * Returns the meta object for the containment reference list '{@link org.nicbench.model.Throughput#getCpu <em>Cpu</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Cpu</em>'.
	 * @see org.nicbench.model.Throughput#getCpu()
	 * @see #getThroughput()
	 * @generated
	 */
	EReference getThroughput_Cpu();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getMss <em>Mss</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Mss</em>'.
	 * @see org.nicbench.model.Throughput#getMss()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_Mss();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getWindowBytes <em>Window Bytes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Window Bytes</em>'.
	 * @see org.nicbench.model.Throughput#getWindowBytes()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_WindowBytes();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getBufferBytes <em>Buffer Bytes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Buffer Bytes</em>'.
	 * @see org.nicbench.model.Throughput#getBufferBytes()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_BufferBytes();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getCongestionControl <em>Congestion Control</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Congestion Control</em>'.
	 * @see org.nicbench.model.Throughput#getCongestionControl()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_CongestionControl();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getRttSeconds <em>Rtt Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Rtt Seconds</em>'.
	 * @see org.nicbench.model.Throughput#getRttSeconds()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_RttSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getStartedAt <em>Started At</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Started At</em>'.
	 * @see org.nicbench.model.Throughput#getStartedAt()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_StartedAt();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getHost <em>Host</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Host</em>'.
	 * @see org.nicbench.model.Throughput#getHost()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_Host();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getMtu <em>Mtu</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Mtu</em>'.
	 * @see org.nicbench.model.Throughput#getMtu()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_Mtu();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Throughput#getTags <em>Tags</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Tags</em>'.
	 * @see org.nicbench.model.Throughput#getTags()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_Tags();

	/**
	 * Returns the meta object for the reference '{@link org.nicbench.model.Throughput#getState <em>State</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>State</em>'.
	 * @see org.nicbench.model.Throughput#getState()
	 * @see #getThroughput()
	 * @generated
	 */
	EReference getThroughput_State();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.Throughput#getReverse <em>Reverse</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Reverse</em>'.
	 * @see org.nicbench.model.Throughput#getReverse()
	 * @see #getThroughput()
	 * @generated
	 */
	EReference getThroughput_Reverse();

	/**
	 * Returns the meta object for the attribute list '{@link org.nicbench.model.Throughput#getErrors <em>Errors</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Errors</em>'.
	 * @see org.nicbench.model.Throughput#getErrors()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_Errors();

	/**
	 * Returns the meta object for the attribute list '{@link org.nicbench.model.Throughput#getWarnings <em>Warnings</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Warnings</em>'.
	 * @see org.nicbench.model.Throughput#getWarnings()
	 * @see #getThroughput()
	 * @generated
	 */
	EAttribute getThroughput_Warnings();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.Throughput#getProvenance <em>Provenance</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Provenance</em>'.
	 * @see org.nicbench.model.Throughput#getProvenance()
	 * @see #getThroughput()
	 * @generated
	 */
	EReference getThroughput_Provenance();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.SideResult <em>Side Result</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Side Result</em>'.
	 * @see org.nicbench.model.SideResult
	 * @generated
	 */
	EClass getSideResult();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.SideResult#getBytes <em>Bytes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Bytes</em>'.
	 * @see org.nicbench.model.SideResult#getBytes()
	 * @see #getSideResult()
	 * @generated
	 */
	EAttribute getSideResult_Bytes();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.SideResult#getBitsPerSecond <em>Bits Per Second</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Bits Per Second</em>'.
	 * @see org.nicbench.model.SideResult#getBitsPerSecond()
	 * @see #getSideResult()
	 * @generated
	 */
	EAttribute getSideResult_BitsPerSecond();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.SideResult#getRetransmits <em>Retransmits</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Retransmits</em>'.
	 * @see org.nicbench.model.SideResult#getRetransmits()
	 * @see #getSideResult()
	 * @generated
	 */
	EAttribute getSideResult_Retransmits();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.StreamResult <em>Stream Result</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Stream Result</em>'.
	 * @see org.nicbench.model.StreamResult
	 * @generated
	 */
	EClass getStreamResult();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.StreamResult#getId <em>Id</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Id</em>'.
	 * @see org.nicbench.model.StreamResult#getId()
	 * @see #getStreamResult()
	 * @generated
	 */
	EAttribute getStreamResult_Id();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.StreamResult#getSeconds <em>Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Seconds</em>'.
	 * @see org.nicbench.model.StreamResult#getSeconds()
	 * @see #getStreamResult()
	 * @generated
	 */
	EAttribute getStreamResult_Seconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.StreamResult#getBytes <em>Bytes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Bytes</em>'.
	 * @see org.nicbench.model.StreamResult#getBytes()
	 * @see #getStreamResult()
	 * @generated
	 */
	EAttribute getStreamResult_Bytes();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.StreamResult#getBitsPerSecond <em>Bits Per Second</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Bits Per Second</em>'.
	 * @see org.nicbench.model.StreamResult#getBitsPerSecond()
	 * @see #getStreamResult()
	 * @generated
	 */
	EAttribute getStreamResult_BitsPerSecond();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.StreamResult#getRetransmits <em>Retransmits</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Retransmits</em>'.
	 * @see org.nicbench.model.StreamResult#getRetransmits()
	 * @see #getStreamResult()
	 * @generated
	 */
	EAttribute getStreamResult_Retransmits();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.StreamResult#getStatus <em>Status</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Status</em>'.
	 * @see org.nicbench.model.StreamResult#getStatus()
	 * @see #getStreamResult()
	 * @generated
	 */
	EAttribute getStreamResult_Status();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.UdpResult <em>Udp Result</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Udp Result</em>'.
	 * @see org.nicbench.model.UdpResult
	 * @generated
	 */
	EClass getUdpResult();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.UdpResult#getPackets <em>Packets</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Packets</em>'.
	 * @see org.nicbench.model.UdpResult#getPackets()
	 * @see #getUdpResult()
	 * @generated
	 */
	EAttribute getUdpResult_Packets();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.UdpResult#getLost <em>Lost</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Lost</em>'.
	 * @see org.nicbench.model.UdpResult#getLost()
	 * @see #getUdpResult()
	 * @generated
	 */
	EAttribute getUdpResult_Lost();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.UdpResult#getLostPercent <em>Lost Percent</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Lost Percent</em>'.
	 * @see org.nicbench.model.UdpResult#getLostPercent()
	 * @see #getUdpResult()
	 * @generated
	 */
	EAttribute getUdpResult_LostPercent();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.UdpResult#getJitterSeconds <em>Jitter Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Jitter Seconds</em>'.
	 * @see org.nicbench.model.UdpResult#getJitterSeconds()
	 * @see #getUdpResult()
	 * @generated
	 */
	EAttribute getUdpResult_JitterSeconds();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.ToolCpu <em>Tool Cpu</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Tool Cpu</em>'.
	 * @see org.nicbench.model.ToolCpu
	 * @generated
	 */
	EClass getToolCpu();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.ToolCpu#getSide <em>Side</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Side</em>'.
	 * @see org.nicbench.model.ToolCpu#getSide()
	 * @see #getToolCpu()
	 * @generated
	 */
	EAttribute getToolCpu_Side();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.ToolCpu#getPercentOfOneCore <em>Percent Of One Core</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Percent Of One Core</em>'.
	 * @see org.nicbench.model.ToolCpu#getPercentOfOneCore()
	 * @see #getToolCpu()
	 * @generated
	 */
	EAttribute getToolCpu_PercentOfOneCore();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.ToolCpu#getSource <em>Source</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Source</em>'.
	 * @see org.nicbench.model.ToolCpu#getSource()
	 * @see #getToolCpu()
	 * @generated
	 */
	EAttribute getToolCpu_Source();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.TimeUse <em>Time Use</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Time Use</em>'.
	 * @see org.nicbench.model.TimeUse
	 * @generated
	 */
	EClass getTimeUse();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.TimeUse#getRealSeconds <em>Real Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Real Seconds</em>'.
	 * @see org.nicbench.model.TimeUse#getRealSeconds()
	 * @see #getTimeUse()
	 * @generated
	 */
	EAttribute getTimeUse_RealSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.TimeUse#getUserSeconds <em>User Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>User Seconds</em>'.
	 * @see org.nicbench.model.TimeUse#getUserSeconds()
	 * @see #getTimeUse()
	 * @generated
	 */
	EAttribute getTimeUse_UserSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.TimeUse#getSystemSeconds <em>System Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>System Seconds</em>'.
	 * @see org.nicbench.model.TimeUse#getSystemSeconds()
	 * @see #getTimeUse()
	 * @generated
	 */
	EAttribute getTimeUse_SystemSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.TimeUse#getMaximumResidentBytes <em>Maximum Resident Bytes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Maximum Resident Bytes</em>'.
	 * @see org.nicbench.model.TimeUse#getMaximumResidentBytes()
	 * @see #getTimeUse()
	 * @generated
	 */
	EAttribute getTimeUse_MaximumResidentBytes();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.TimeUse#getCommand <em>Command</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Command</em>'.
	 * @see org.nicbench.model.TimeUse#getCommand()
	 * @see #getTimeUse()
	 * @generated
	 */
	EAttribute getTimeUse_Command();

	/**
	 * Returns the meta object for the attribute list '{@link org.nicbench.model.TimeUse#getWarnings <em>Warnings</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Warnings</em>'.
	 * @see org.nicbench.model.TimeUse#getWarnings()
	 * @see #getTimeUse()
	 * @generated
	 */
	EAttribute getTimeUse_Warnings();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.TimeUse#getProvenance <em>Provenance</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Provenance</em>'.
	 * @see org.nicbench.model.TimeUse#getProvenance()
	 * @see #getTimeUse()
	 * @generated
	 */
	EReference getTimeUse_Provenance();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.CpuUse <em>Cpu Use</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Cpu Use</em>'.
	 * @see org.nicbench.model.CpuUse
	 * @generated
	 */
	EClass getCpuUse();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.CpuUse#getWindowSeconds <em>Window Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Window Seconds</em>'.
	 * @see org.nicbench.model.CpuUse#getWindowSeconds()
	 * @see #getCpuUse()
	 * @generated
	 */
	EAttribute getCpuUse_WindowSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.CpuUse#getCores <em>Cores</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Cores</em>'.
	 * @see org.nicbench.model.CpuUse#getCores()
	 * @see #getCpuUse()
	 * @generated
	 */
	EAttribute getCpuUse_Cores();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.CpuUse#getUserSeconds <em>User Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>User Seconds</em>'.
	 * @see org.nicbench.model.CpuUse#getUserSeconds()
	 * @see #getCpuUse()
	 * @generated
	 */
	EAttribute getCpuUse_UserSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.CpuUse#getNiceSeconds <em>Nice Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Nice Seconds</em>'.
	 * @see org.nicbench.model.CpuUse#getNiceSeconds()
	 * @see #getCpuUse()
	 * @generated
	 */
	EAttribute getCpuUse_NiceSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.CpuUse#getSystemSeconds <em>System Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>System Seconds</em>'.
	 * @see org.nicbench.model.CpuUse#getSystemSeconds()
	 * @see #getCpuUse()
	 * @generated
	 */
	EAttribute getCpuUse_SystemSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.CpuUse#getIdleSeconds <em>Idle Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Idle Seconds</em>'.
	 * @see org.nicbench.model.CpuUse#getIdleSeconds()
	 * @see #getCpuUse()
	 * @generated
	 */
	EAttribute getCpuUse_IdleSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.CpuUse#getIoWaitSeconds <em>Io Wait Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Io Wait Seconds</em>'.
	 * @see org.nicbench.model.CpuUse#getIoWaitSeconds()
	 * @see #getCpuUse()
	 * @generated
	 */
	EAttribute getCpuUse_IoWaitSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.CpuUse#getIrqSeconds <em>Irq Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Irq Seconds</em>'.
	 * @see org.nicbench.model.CpuUse#getIrqSeconds()
	 * @see #getCpuUse()
	 * @generated
	 */
	EAttribute getCpuUse_IrqSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.CpuUse#getSoftIrqSeconds <em>Soft Irq Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Soft Irq Seconds</em>'.
	 * @see org.nicbench.model.CpuUse#getSoftIrqSeconds()
	 * @see #getCpuUse()
	 * @generated
	 */
	EAttribute getCpuUse_SoftIrqSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.CpuUse#getStealSeconds <em>Steal Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Steal Seconds</em>'.
	 * @see org.nicbench.model.CpuUse#getStealSeconds()
	 * @see #getCpuUse()
	 * @generated
	 */
	EAttribute getCpuUse_StealSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.CpuUse#getBusiestCore <em>Busiest Core</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Busiest Core</em>'.
	 * @see org.nicbench.model.CpuUse#getBusiestCore()
	 * @see #getCpuUse()
	 * @generated
	 */
	EAttribute getCpuUse_BusiestCore();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.CpuUse#getBusiestCorePercent <em>Busiest Core Percent</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Busiest Core Percent</em>'.
	 * @see org.nicbench.model.CpuUse#getBusiestCorePercent()
	 * @see #getCpuUse()
	 * @generated
	 */
	EAttribute getCpuUse_BusiestCorePercent();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.CpuUse#getPerCore <em>Per Core</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Per Core</em>'.
	 * @see org.nicbench.model.CpuUse#getPerCore()
	 * @see #getCpuUse()
	 * @generated
	 */
	EAttribute getCpuUse_PerCore();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.CpuUse#getProcessSeconds <em>Process Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Process Seconds</em>'.
	 * @see org.nicbench.model.CpuUse#getProcessSeconds()
	 * @see #getCpuUse()
	 * @generated
	 */
	EAttribute getCpuUse_ProcessSeconds();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.Comparison <em>Comparison</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Comparison</em>'.
	 * @see org.nicbench.model.Comparison
	 * @generated
	 */
	EClass getComparison();

	/**
	 * Returns the meta object for the attribute list '{@link org.nicbench.model.Comparison#getRuns <em>Runs</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Runs</em>'.
	 * @see org.nicbench.model.Comparison#getRuns()
	 * @see #getComparison()
	 * @generated
	 */
	EAttribute getComparison_Runs();

	/**
	 * Returns the meta object for the attribute list '{@link org.nicbench.model.Comparison#getTables <em>Tables</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Tables</em>'.
	 * @see org.nicbench.model.Comparison#getTables()
	 * @see #getComparison()
	 * @generated
	 */
	EAttribute getComparison_Tables();

	/**
	 * Returns the meta object for the attribute list '{@link org.nicbench.model.Comparison#getRows <em>Rows</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Rows</em>'.
	 * @see org.nicbench.model.Comparison#getRows()
	 * @see #getComparison()
	 * @generated
	 */
	EAttribute getComparison_Rows();

	/**
	 * Returns the meta object for the attribute list '{@link org.nicbench.model.Comparison#getColumns <em>Columns</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Columns</em>'.
	 * @see org.nicbench.model.Comparison#getColumns()
	 * @see #getComparison()
	 * @generated
	 */
	EAttribute getComparison_Columns();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Comparison#getFilter <em>Filter</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Filter</em>'.
	 * @see org.nicbench.model.Comparison#getFilter()
	 * @see #getComparison()
	 * @generated
	 */
	EAttribute getComparison_Filter();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Comparison#getBaseline <em>Baseline</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Baseline</em>'.
	 * @see org.nicbench.model.Comparison#getBaseline()
	 * @see #getComparison()
	 * @generated
	 */
	EAttribute getComparison_Baseline();

	/**
	 * Returns the meta object for the attribute list '{@link org.nicbench.model.Comparison#getMetrics <em>Metrics</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute list '<em>Metrics</em>'.
	 * @see org.nicbench.model.Comparison#getMetrics()
	 * @see #getComparison()
	 * @generated
	 */
	EAttribute getComparison_Metrics();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Comparison#getMarginPercent <em>Margin Percent</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Margin Percent</em>'.
	 * @see org.nicbench.model.Comparison#getMarginPercent()
	 * @see #getComparison()
	 * @generated
	 */
	EAttribute getComparison_MarginPercent();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Comparison#getConfidence <em>Confidence</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Confidence</em>'.
	 * @see org.nicbench.model.Comparison#getConfidence()
	 * @see #getComparison()
	 * @generated
	 */
	EAttribute getComparison_Confidence();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.Comparison#getAdjustment <em>Adjustment</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Adjustment</em>'.
	 * @see org.nicbench.model.Comparison#getAdjustment()
	 * @see #getComparison()
	 * @generated
	 */
	EAttribute getComparison_Adjustment();

	/**
	 * Returns the meta object for class '{@link org.nicbench.model.JournalEntry <em>Journal Entry</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Journal Entry</em>'.
	 * @see org.nicbench.model.JournalEntry
	 * @generated
	 */
	EClass getJournalEntry();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.JournalEntry#getNic <em>Nic</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Nic</em>'.
	 * @see org.nicbench.model.JournalEntry#getNic()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EAttribute getJournalEntry_Nic();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.JournalEntry#getPhase <em>Phase</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Phase</em>'.
	 * @see org.nicbench.model.JournalEntry#getPhase()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EAttribute getJournalEntry_Phase();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.JournalEntry#getProfile <em>Profile</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Profile</em>'.
	 * @see org.nicbench.model.JournalEntry#getProfile()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EAttribute getJournalEntry_Profile();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.JournalEntry#getWrittenAt <em>Written At</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Written At</em>'.
	 * @see org.nicbench.model.JournalEntry#getWrittenAt()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EAttribute getJournalEntry_WrittenAt();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.JournalEntry#getBootId <em>Boot Id</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Boot Id</em>'.
	 * @see org.nicbench.model.JournalEntry#getBootId()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EAttribute getJournalEntry_BootId();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.JournalEntry#getNamespaceId <em>Namespace Id</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Namespace Id</em>'.
	 * @see org.nicbench.model.JournalEntry#getNamespaceId()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EAttribute getJournalEntry_NamespaceId();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.JournalEntry#getNamespacePath <em>Namespace Path</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Namespace Path</em>'.
	 * @see org.nicbench.model.JournalEntry#getNamespacePath()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EAttribute getJournalEntry_NamespacePath();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.JournalEntry#getInterfaceIndex <em>Interface Index</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Interface Index</em>'.
	 * @see org.nicbench.model.JournalEntry#getInterfaceIndex()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EAttribute getJournalEntry_InterfaceIndex();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.JournalEntry#getDriver <em>Driver</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Driver</em>'.
	 * @see org.nicbench.model.JournalEntry#getDriver()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EAttribute getJournalEntry_Driver();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.JournalEntry#getBus <em>Bus</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Bus</em>'.
	 * @see org.nicbench.model.JournalEntry#getBus()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EAttribute getJournalEntry_Bus();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.JournalEntry#getPermanentAddress <em>Permanent Address</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Permanent Address</em>'.
	 * @see org.nicbench.model.JournalEntry#getPermanentAddress()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EAttribute getJournalEntry_PermanentAddress();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.JournalEntry#getAddress <em>Address</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Address</em>'.
	 * @see org.nicbench.model.JournalEntry#getAddress()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EAttribute getJournalEntry_Address();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.JournalEntry#getOwnerPid <em>Owner Pid</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Owner Pid</em>'.
	 * @see org.nicbench.model.JournalEntry#getOwnerPid()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EAttribute getJournalEntry_OwnerPid();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.JournalEntry#getOwnerStartTicks <em>Owner Start Ticks</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Owner Start Ticks</em>'.
	 * @see org.nicbench.model.JournalEntry#getOwnerStartTicks()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EAttribute getJournalEntry_OwnerStartTicks();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.JournalEntry#getConfirmByEpochSeconds <em>Confirm By Epoch Seconds</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Confirm By Epoch Seconds</em>'.
	 * @see org.nicbench.model.JournalEntry#getConfirmByEpochSeconds()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EAttribute getJournalEntry_ConfirmByEpochSeconds();

	/**
	 * Returns the meta object for the attribute '{@link org.nicbench.model.JournalEntry#isEphemeral <em>Ephemeral</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Ephemeral</em>'.
	 * @see org.nicbench.model.JournalEntry#isEphemeral()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EAttribute getJournalEntry_Ephemeral();

	/**
	 * Returns the meta object for the containment reference '{@link org.nicbench.model.JournalEntry#getBefore <em>Before</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Before</em>'.
	 * @see org.nicbench.model.JournalEntry#getBefore()
	 * @see #getJournalEntry()
	 * @generated
	 */
	EReference getJournalEntry_Before();

	/**
	 * Returns the meta object for enum '{@link org.nicbench.model.Access <em>Access</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Access</em>'.
	 * @see org.nicbench.model.Access
	 * @generated
	 */
	EEnum getAccess();

	/**
	 * Returns the meta object for enum '{@link org.nicbench.model.Switch <em>Switch</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Switch</em>'.
	 * @see org.nicbench.model.Switch
	 * @generated
	 */
	EEnum getSwitch();

	/**
	 * Returns the meta object for enum '{@link org.nicbench.model.Policy <em>Policy</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Policy</em>'.
	 * @see org.nicbench.model.Policy
	 * @generated
	 */
	EEnum getPolicy();

	/**
	 * Returns the meta object for enum '{@link org.nicbench.model.Order <em>Order</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Order</em>'.
	 * @see org.nicbench.model.Order
	 * @generated
	 */
	EEnum getOrder();

	/**
	 * Returns the meta object for enum '{@link org.nicbench.model.OnFailure <em>On Failure</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>On Failure</em>'.
	 * @see org.nicbench.model.OnFailure
	 * @generated
	 */
	EEnum getOnFailure();

	/**
	 * Returns the meta object for enum '{@link org.nicbench.model.Status <em>Status</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Status</em>'.
	 * @see org.nicbench.model.Status
	 * @generated
	 */
	EEnum getStatus();

	/**
	 * Returns the meta object for enum '{@link org.nicbench.model.Direction <em>Direction</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Direction</em>'.
	 * @see org.nicbench.model.Direction
	 * @generated
	 */
	EEnum getDirection();

	/**
	 * Returns the meta object for enum '{@link org.nicbench.model.Protocol <em>Protocol</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Protocol</em>'.
	 * @see org.nicbench.model.Protocol
	 * @generated
	 */
	EEnum getProtocol();

	/**
	 * Returns the meta object for enum '{@link org.nicbench.model.Side <em>Side</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Side</em>'.
	 * @see org.nicbench.model.Side
	 * @generated
	 */
	EEnum getSide();

	/**
	 * Returns the meta object for enum '{@link org.nicbench.model.Headline <em>Headline</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Headline</em>'.
	 * @see org.nicbench.model.Headline
	 * @generated
	 */
	EEnum getHeadline();

	/**
	 * Returns the meta object for enum '{@link org.nicbench.model.Outcome <em>Outcome</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Outcome</em>'.
	 * @see org.nicbench.model.Outcome
	 * @generated
	 */
	EEnum getOutcome();

	/**
	 * Returns the meta object for enum '{@link org.nicbench.model.FeatureResult <em>Feature Result</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Feature Result</em>'.
	 * @see org.nicbench.model.FeatureResult
	 * @generated
	 */
	EEnum getFeatureResult();

	/**
	 * Returns the meta object for enum '{@link org.nicbench.model.CpuSource <em>Cpu Source</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Cpu Source</em>'.
	 * @see org.nicbench.model.CpuSource
	 * @generated
	 */
	EEnum getCpuSource();

	/**
	 * Returns the meta object for enum '{@link org.nicbench.model.Adjustment <em>Adjustment</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Adjustment</em>'.
	 * @see org.nicbench.model.Adjustment
	 * @generated
	 */
	EEnum getAdjustment();

	/**
	 * Returns the meta object for enum '{@link org.nicbench.model.Phase <em>Phase</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Phase</em>'.
	 * @see org.nicbench.model.Phase
	 * @generated
	 */
	EEnum getPhase();

	/**
	 * Returns the meta object for data type '{@link org.nicbench.model.value.FeatureTable <em>Feature Table</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * All features of a NIC by kernel name with their four facts; compact, one token a feature.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Feature Table</em>'.
	 * @see org.nicbench.model.value.FeatureTable
	 * @model instanceClass="org.nicbench.model.value.FeatureTable"
	 * @generated
	 */
	EDataType getFeatureTable();

	/**
	 * Returns the meta object for data type '{@link org.nicbench.model.value.Values <em>Values</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Ordered map from a name to a 64-bit integer (counters, rings, channels, coalescing ...).
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Values</em>'.
	 * @see org.nicbench.model.value.Values
	 * @model instanceClass="org.nicbench.model.value.Values"
	 * @generated
	 */
	EDataType getValues();

	/**
	 * Returns the meta object for data type '{@link org.nicbench.model.value.Labels <em>Labels</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Ordered map from a key to a text (the coordinates of a cell, free options).
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Labels</em>'.
	 * @see org.nicbench.model.value.Labels
	 * @model instanceClass="org.nicbench.model.value.Labels"
	 * @generated
	 */
	EDataType getLabels();

	/**
	 * Returns the meta object for data type '{@link org.nicbench.model.value.Series <em>Series</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Interval samples: start, ends and named columns, as primitive arrays.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Series</em>'.
	 * @see org.nicbench.model.value.Series
	 * @model instanceClass="org.nicbench.model.value.Series"
	 * @generated
	 */
	EDataType getSeries();

	/**
	 * Returns the factory that creates the instances of the model.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the factory that creates the instances of the model.
	 * @generated
	 */
	NicBenchFactory getNicBenchFactory();

	/**
	 * <!-- begin-user-doc -->
	 * Defines literals for the meta objects that represent
	 * <ul>
	 *   <li>each class,</li>
	 *   <li>each feature of each class,</li>
	 *   <li>each enum,</li>
	 *   <li>and each data type</li>
	 * </ul>
	 * <!-- end-user-doc -->
	 * @generated
	 */
	interface Literals {
		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.DocumentImpl <em>Document</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.DocumentImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getDocument()
		 * @generated
		 */
		EClass DOCUMENT = eINSTANCE.getDocument();

		/**
		 * The meta object literal for the '<em><b>Format Version</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute DOCUMENT__FORMAT_VERSION = eINSTANCE.getDocument_FormatVersion();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute DOCUMENT__NAME = eINSTANCE.getDocument_Name();

		/**
		 * The meta object literal for the '<em><b>Notes</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute DOCUMENT__NOTES = eINSTANCE.getDocument_Notes();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.KeyValueImpl <em>Key Value</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.KeyValueImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getKeyValue()
		 * @generated
		 */
		EClass KEY_VALUE = eINSTANCE.getKeyValue();

		/**
		 * The meta object literal for the '<em><b>Key</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute KEY_VALUE__KEY = eINSTANCE.getKeyValue_Key();

		/**
		 * The meta object literal for the '<em><b>Value</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute KEY_VALUE__VALUE = eINSTANCE.getKeyValue_Value();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.ToolVersionImpl <em>Tool Version</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.ToolVersionImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getToolVersion()
		 * @generated
		 */
		EClass TOOL_VERSION = eINSTANCE.getToolVersion();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TOOL_VERSION__NAME = eINSTANCE.getToolVersion_Name();

		/**
		 * The meta object literal for the '<em><b>Version</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TOOL_VERSION__VERSION = eINSTANCE.getToolVersion_Version();

		/**
		 * The meta object literal for the '<em><b>Path</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TOOL_VERSION__PATH = eINSTANCE.getToolVersion_Path();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.BenchImpl <em>Bench</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.BenchImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getBench()
		 * @generated
		 */
		EClass BENCH = eINSTANCE.getBench();

		/**
		 * The meta object literal for the '<em><b>Hosts</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference BENCH__HOSTS = eINSTANCE.getBench_Hosts();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.HostImpl <em>Host</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.HostImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getHost()
		 * @generated
		 */
		EClass HOST = eINSTANCE.getHost();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute HOST__NAME = eINSTANCE.getHost_Name();

		/**
		 * The meta object literal for the '<em><b>Access</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute HOST__ACCESS = eINSTANCE.getHost_Access();

		/**
		 * The meta object literal for the '<em><b>Namespace</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute HOST__NAMESPACE = eINSTANCE.getHost_Namespace();

		/**
		 * The meta object literal for the '<em><b>User</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute HOST__USER = eINSTANCE.getHost_User();

		/**
		 * The meta object literal for the '<em><b>Address</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute HOST__ADDRESS = eINSTANCE.getHost_Address();

		/**
		 * The meta object literal for the '<em><b>Port</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute HOST__PORT = eINSTANCE.getHost_Port();

		/**
		 * The meta object literal for the '<em><b>Jump</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute HOST__JUMP = eINSTANCE.getHost_Jump();

		/**
		 * The meta object literal for the '<em><b>Identity</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute HOST__IDENTITY = eINSTANCE.getHost_Identity();

		/**
		 * The meta object literal for the '<em><b>Facts</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference HOST__FACTS = eINSTANCE.getHost_Facts();

		/**
		 * The meta object literal for the '<em><b>Nics</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference HOST__NICS = eINSTANCE.getHost_Nics();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.HostFactsImpl <em>Host Facts</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.HostFactsImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getHostFacts()
		 * @generated
		 */
		EClass HOST_FACTS = eINSTANCE.getHostFacts();

		/**
		 * The meta object literal for the '<em><b>Operating System</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute HOST_FACTS__OPERATING_SYSTEM = eINSTANCE.getHostFacts_OperatingSystem();

		/**
		 * The meta object literal for the '<em><b>Kernel</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute HOST_FACTS__KERNEL = eINSTANCE.getHostFacts_Kernel();

		/**
		 * The meta object literal for the '<em><b>Cpu Model</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute HOST_FACTS__CPU_MODEL = eINSTANCE.getHostFacts_CpuModel();

		/**
		 * The meta object literal for the '<em><b>Cores</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute HOST_FACTS__CORES = eINSTANCE.getHostFacts_Cores();

		/**
		 * The meta object literal for the '<em><b>Memory Bytes</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute HOST_FACTS__MEMORY_BYTES = eINSTANCE.getHostFacts_MemoryBytes();

		/**
		 * The meta object literal for the '<em><b>Governor</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute HOST_FACTS__GOVERNOR = eINSTANCE.getHostFacts_Governor();

		/**
		 * The meta object literal for the '<em><b>Congestion Control</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute HOST_FACTS__CONGESTION_CONTROL = eINSTANCE.getHostFacts_CongestionControl();

		/**
		 * The meta object literal for the '<em><b>Boot Id</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute HOST_FACTS__BOOT_ID = eINSTANCE.getHostFacts_BootId();

		/**
		 * The meta object literal for the '<em><b>Tools</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference HOST_FACTS__TOOLS = eINSTANCE.getHostFacts_Tools();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.NicImpl <em>Nic</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.NicImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getNic()
		 * @generated
		 */
		EClass NIC = eINSTANCE.getNic();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC__NAME = eINSTANCE.getNic_Name();

		/**
		 * The meta object literal for the '<em><b>Driver</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC__DRIVER = eINSTANCE.getNic_Driver();

		/**
		 * The meta object literal for the '<em><b>Driver Version</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC__DRIVER_VERSION = eINSTANCE.getNic_DriverVersion();

		/**
		 * The meta object literal for the '<em><b>Firmware</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC__FIRMWARE = eINSTANCE.getNic_Firmware();

		/**
		 * The meta object literal for the '<em><b>Bus</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC__BUS = eINSTANCE.getNic_Bus();

		/**
		 * The meta object literal for the '<em><b>Vendor Id</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC__VENDOR_ID = eINSTANCE.getNic_VendorId();

		/**
		 * The meta object literal for the '<em><b>Device Id</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC__DEVICE_ID = eINSTANCE.getNic_DeviceId();

		/**
		 * The meta object literal for the '<em><b>Product</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC__PRODUCT = eINSTANCE.getNic_Product();

		/**
		 * The meta object literal for the '<em><b>Permanent Address</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC__PERMANENT_ADDRESS = eINSTANCE.getNic_PermanentAddress();

		/**
		 * The meta object literal for the '<em><b>Speed Bits Per Second</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC__SPEED_BITS_PER_SECOND = eINSTANCE.getNic_SpeedBitsPerSecond();

		/**
		 * The meta object literal for the '<em><b>Mtu</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC__MTU = eINSTANCE.getNic_Mtu();

		/**
		 * The meta object literal for the '<em><b>Link Up</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC__LINK_UP = eINSTANCE.getNic_LinkUp();

		/**
		 * The meta object literal for the '<em><b>State</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference NIC__STATE = eINSTANCE.getNic_State();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.NicStateImpl <em>Nic State</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.NicStateImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getNicState()
		 * @generated
		 */
		EClass NIC_STATE = eINSTANCE.getNicState();

		/**
		 * The meta object literal for the '<em><b>Id</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__ID = eINSTANCE.getNicState_Id();

		/**
		 * The meta object literal for the '<em><b>Nic</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__NIC = eINSTANCE.getNicState_Nic();

		/**
		 * The meta object literal for the '<em><b>Taken At</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__TAKEN_AT = eINSTANCE.getNicState_TakenAt();

		/**
		 * The meta object literal for the '<em><b>Kernel</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__KERNEL = eINSTANCE.getNicState_Kernel();

		/**
		 * The meta object literal for the '<em><b>Driver</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__DRIVER = eINSTANCE.getNicState_Driver();

		/**
		 * The meta object literal for the '<em><b>Driver Version</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__DRIVER_VERSION = eINSTANCE.getNicState_DriverVersion();

		/**
		 * The meta object literal for the '<em><b>Firmware</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__FIRMWARE = eINSTANCE.getNicState_Firmware();

		/**
		 * The meta object literal for the '<em><b>Bus</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__BUS = eINSTANCE.getNicState_Bus();

		/**
		 * The meta object literal for the '<em><b>Mtu</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__MTU = eINSTANCE.getNicState_Mtu();

		/**
		 * The meta object literal for the '<em><b>Tx Queue Length</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__TX_QUEUE_LENGTH = eINSTANCE.getNicState_TxQueueLength();

		/**
		 * The meta object literal for the '<em><b>Link Up</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__LINK_UP = eINSTANCE.getNicState_LinkUp();

		/**
		 * The meta object literal for the '<em><b>Speed Bits Per Second</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__SPEED_BITS_PER_SECOND = eINSTANCE.getNicState_SpeedBitsPerSecond();

		/**
		 * The meta object literal for the '<em><b>Duplex</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__DUPLEX = eINSTANCE.getNicState_Duplex();

		/**
		 * The meta object literal for the '<em><b>Features</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__FEATURES = eINSTANCE.getNicState_Features();

		/**
		 * The meta object literal for the '<em><b>Groups</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__GROUPS = eINSTANCE.getNicState_Groups();

		/**
		 * The meta object literal for the '<em><b>Rings</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__RINGS = eINSTANCE.getNicState_Rings();

		/**
		 * The meta object literal for the '<em><b>Channels</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__CHANNELS = eINSTANCE.getNicState_Channels();

		/**
		 * The meta object literal for the '<em><b>Coalescing</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__COALESCING = eINSTANCE.getNicState_Coalescing();

		/**
		 * The meta object literal for the '<em><b>Pause</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__PAUSE = eINSTANCE.getNicState_Pause();

		/**
		 * The meta object literal for the '<em><b>Private Flags</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__PRIVATE_FLAGS = eINSTANCE.getNicState_PrivateFlags();

		/**
		 * The meta object literal for the '<em><b>Counters</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__COUNTERS = eINSTANCE.getNicState_Counters();

		/**
		 * The meta object literal for the '<em><b>Product</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__PRODUCT = eINSTANCE.getNicState_Product();

		/**
		 * The meta object literal for the '<em><b>Link</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__LINK = eINSTANCE.getNicState_Link();

		/**
		 * The meta object literal for the '<em><b>Timestamping</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__TIMESTAMPING = eINSTANCE.getNicState_Timestamping();

		/**
		 * The meta object literal for the '<em><b>Provenance</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference NIC_STATE__PROVENANCE = eINSTANCE.getNicState_Provenance();

		/**
		 * The meta object literal for the '<em><b>Warnings</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NIC_STATE__WARNINGS = eINSTANCE.getNicState_Warnings();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.ProvenanceImpl <em>Provenance</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.ProvenanceImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getProvenance()
		 * @generated
		 */
		EClass PROVENANCE = eINSTANCE.getProvenance();

		/**
		 * The meta object literal for the '<em><b>File</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROVENANCE__FILE = eINSTANCE.getProvenance_File();

		/**
		 * The meta object literal for the '<em><b>Line</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROVENANCE__LINE = eINSTANCE.getProvenance_Line();

		/**
		 * The meta object literal for the '<em><b>Sha256</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROVENANCE__SHA256 = eINSTANCE.getProvenance_Sha256();

		/**
		 * The meta object literal for the '<em><b>Imported At</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROVENANCE__IMPORTED_AT = eINSTANCE.getProvenance_ImportedAt();

		/**
		 * The meta object literal for the '<em><b>Excerpt</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROVENANCE__EXCERPT = eINSTANCE.getProvenance_Excerpt();

		/**
		 * The meta object literal for the '<em><b>Raw File</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROVENANCE__RAW_FILE = eINSTANCE.getProvenance_RawFile();

		/**
		 * The meta object literal for the '<em><b>Told By User</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROVENANCE__TOLD_BY_USER = eINSTANCE.getProvenance_ToldByUser();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.OffloadProfileImpl <em>Offload Profile</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.OffloadProfileImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getOffloadProfile()
		 * @generated
		 */
		EClass OFFLOAD_PROFILE = eINSTANCE.getOffloadProfile();

		/**
		 * The meta object literal for the '<em><b>Base</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute OFFLOAD_PROFILE__BASE = eINSTANCE.getOffloadProfile_Base();

		/**
		 * The meta object literal for the '<em><b>Policy</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute OFFLOAD_PROFILE__POLICY = eINSTANCE.getOffloadProfile_Policy();

		/**
		 * The meta object literal for the '<em><b>Settings</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference OFFLOAD_PROFILE__SETTINGS = eINSTANCE.getOffloadProfile_Settings();

		/**
		 * The meta object literal for the '<em><b>Mtu</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute OFFLOAD_PROFILE__MTU = eINSTANCE.getOffloadProfile_Mtu();

		/**
		 * The meta object literal for the '<em><b>Tx Queue Length</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute OFFLOAD_PROFILE__TX_QUEUE_LENGTH = eINSTANCE.getOffloadProfile_TxQueueLength();

		/**
		 * The meta object literal for the '<em><b>Rings</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute OFFLOAD_PROFILE__RINGS = eINSTANCE.getOffloadProfile_Rings();

		/**
		 * The meta object literal for the '<em><b>Channels</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute OFFLOAD_PROFILE__CHANNELS = eINSTANCE.getOffloadProfile_Channels();

		/**
		 * The meta object literal for the '<em><b>Coalescing</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute OFFLOAD_PROFILE__COALESCING = eINSTANCE.getOffloadProfile_Coalescing();

		/**
		 * The meta object literal for the '<em><b>Pause</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute OFFLOAD_PROFILE__PAUSE = eINSTANCE.getOffloadProfile_Pause();

		/**
		 * The meta object literal for the '<em><b>Private Flags</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute OFFLOAD_PROFILE__PRIVATE_FLAGS = eINSTANCE.getOffloadProfile_PrivateFlags();

		/**
		 * The meta object literal for the '<em><b>Congestion Control</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute OFFLOAD_PROFILE__CONGESTION_CONTROL = eINSTANCE.getOffloadProfile_CongestionControl();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.FeatureSettingImpl <em>Feature Setting</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.FeatureSettingImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getFeatureSetting()
		 * @generated
		 */
		EClass FEATURE_SETTING = eINSTANCE.getFeatureSetting();

		/**
		 * The meta object literal for the '<em><b>Selector</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FEATURE_SETTING__SELECTOR = eINSTANCE.getFeatureSetting_Selector();

		/**
		 * The meta object literal for the '<em><b>Value</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FEATURE_SETTING__VALUE = eINSTANCE.getFeatureSetting_Value();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.PlanImpl <em>Plan</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.PlanImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getPlan()
		 * @generated
		 */
		EClass PLAN = eINSTANCE.getPlan();

		/**
		 * The meta object literal for the '<em><b>Bench</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__BENCH = eINSTANCE.getPlan_Bench();

		/**
		 * The meta object literal for the '<em><b>Sender</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference PLAN__SENDER = eINSTANCE.getPlan_Sender();

		/**
		 * The meta object literal for the '<em><b>Receiver</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference PLAN__RECEIVER = eINSTANCE.getPlan_Receiver();

		/**
		 * The meta object literal for the '<em><b>Profiles</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__PROFILES = eINSTANCE.getPlan_Profiles();

		/**
		 * The meta object literal for the '<em><b>Axes</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference PLAN__AXES = eINSTANCE.getPlan_Axes();

		/**
		 * The meta object literal for the '<em><b>Jobs</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference PLAN__JOBS = eINSTANCE.getPlan_Jobs();

		/**
		 * The meta object literal for the '<em><b>Exclusions</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__EXCLUSIONS = eINSTANCE.getPlan_Exclusions();

		/**
		 * The meta object literal for the '<em><b>Repetitions</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__REPETITIONS = eINSTANCE.getPlan_Repetitions();

		/**
		 * The meta object literal for the '<em><b>Order</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__ORDER = eINSTANCE.getPlan_Order();

		/**
		 * The meta object literal for the '<em><b>Seed</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__SEED = eINSTANCE.getPlan_Seed();

		/**
		 * The meta object literal for the '<em><b>Warm Up Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__WARM_UP_SECONDS = eINSTANCE.getPlan_WarmUpSeconds();

		/**
		 * The meta object literal for the '<em><b>Omit Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__OMIT_SECONDS = eINSTANCE.getPlan_OmitSeconds();

		/**
		 * The meta object literal for the '<em><b>Pause Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__PAUSE_SECONDS = eINSTANCE.getPlan_PauseSeconds();

		/**
		 * The meta object literal for the '<em><b>Time Limit Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__TIME_LIMIT_SECONDS = eINSTANCE.getPlan_TimeLimitSeconds();

		/**
		 * The meta object literal for the '<em><b>On Failure</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__ON_FAILURE = eINSTANCE.getPlan_OnFailure();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.EndPointImpl <em>End Point</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.EndPointImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getEndPoint()
		 * @generated
		 */
		EClass END_POINT = eINSTANCE.getEndPoint();

		/**
		 * The meta object literal for the '<em><b>Host</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END_POINT__HOST = eINSTANCE.getEndPoint_Host();

		/**
		 * The meta object literal for the '<em><b>Nic</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END_POINT__NIC = eINSTANCE.getEndPoint_Nic();

		/**
		 * The meta object literal for the '<em><b>Address</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END_POINT__ADDRESS = eINSTANCE.getEndPoint_Address();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.AxisImpl <em>Axis</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.AxisImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getAxis()
		 * @generated
		 */
		EClass AXIS = eINSTANCE.getAxis();

		/**
		 * The meta object literal for the '<em><b>Key</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute AXIS__KEY = eINSTANCE.getAxis_Key();

		/**
		 * The meta object literal for the '<em><b>Values</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute AXIS__VALUES = eINSTANCE.getAxis_Values();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.JobImpl <em>Job</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.JobImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getJob()
		 * @generated
		 */
		EClass JOB = eINSTANCE.getJob();

		/**
		 * The meta object literal for the '<em><b>Tool</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOB__TOOL = eINSTANCE.getJob_Tool();

		/**
		 * The meta object literal for the '<em><b>Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOB__SECONDS = eINSTANCE.getJob_Seconds();

		/**
		 * The meta object literal for the '<em><b>Bytes</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOB__BYTES = eINSTANCE.getJob_Bytes();

		/**
		 * The meta object literal for the '<em><b>Port</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOB__PORT = eINSTANCE.getJob_Port();

		/**
		 * The meta object literal for the '<em><b>Options</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOB__OPTIONS = eINSTANCE.getJob_Options();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.RunImpl <em>Run</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.RunImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getRun()
		 * @generated
		 */
		EClass RUN = eINSTANCE.getRun();

		/**
		 * The meta object literal for the '<em><b>Id</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RUN__ID = eINSTANCE.getRun_Id();

		/**
		 * The meta object literal for the '<em><b>Started At</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RUN__STARTED_AT = eINSTANCE.getRun_StartedAt();

		/**
		 * The meta object literal for the '<em><b>Finished At</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RUN__FINISHED_AT = eINSTANCE.getRun_FinishedAt();

		/**
		 * The meta object literal for the '<em><b>Status</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RUN__STATUS = eINSTANCE.getRun_Status();

		/**
		 * The meta object literal for the '<em><b>Producer</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RUN__PRODUCER = eINSTANCE.getRun_Producer();

		/**
		 * The meta object literal for the '<em><b>Plan</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference RUN__PLAN = eINSTANCE.getRun_Plan();

		/**
		 * The meta object literal for the '<em><b>Profiles</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference RUN__PROFILES = eINSTANCE.getRun_Profiles();

		/**
		 * The meta object literal for the '<em><b>Sender</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference RUN__SENDER = eINSTANCE.getRun_Sender();

		/**
		 * The meta object literal for the '<em><b>Receiver</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference RUN__RECEIVER = eINSTANCE.getRun_Receiver();

		/**
		 * The meta object literal for the '<em><b>States</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference RUN__STATES = eINSTANCE.getRun_States();

		/**
		 * The meta object literal for the '<em><b>Receipts</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference RUN__RECEIPTS = eINSTANCE.getRun_Receipts();

		/**
		 * The meta object literal for the '<em><b>Warnings</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference RUN__WARNINGS = eINSTANCE.getRun_Warnings();

		/**
		 * The meta object literal for the '<em><b>Provenance</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference RUN__PROVENANCE = eINSTANCE.getRun_Provenance();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.TrialImpl <em>Trial</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.TrialImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getTrial()
		 * @generated
		 */
		EClass TRIAL = eINSTANCE.getTrial();

		/**
		 * The meta object literal for the '<em><b>Run Id</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRIAL__RUN_ID = eINSTANCE.getTrial_RunId();

		/**
		 * The meta object literal for the '<em><b>Sequence</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRIAL__SEQUENCE = eINSTANCE.getTrial_Sequence();

		/**
		 * The meta object literal for the '<em><b>Round</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRIAL__ROUND = eINSTANCE.getTrial_Round();

		/**
		 * The meta object literal for the '<em><b>Cell</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRIAL__CELL = eINSTANCE.getTrial_Cell();

		/**
		 * The meta object literal for the '<em><b>Started At</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRIAL__STARTED_AT = eINSTANCE.getTrial_StartedAt();

		/**
		 * The meta object literal for the '<em><b>Status</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRIAL__STATUS = eINSTANCE.getTrial_Status();

		/**
		 * The meta object literal for the '<em><b>Reason</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TRIAL__REASON = eINSTANCE.getTrial_Reason();

		/**
		 * The meta object literal for the '<em><b>Sender</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference TRIAL__SENDER = eINSTANCE.getTrial_Sender();

		/**
		 * The meta object literal for the '<em><b>Receiver</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference TRIAL__RECEIVER = eINSTANCE.getTrial_Receiver();

		/**
		 * The meta object literal for the '<em><b>Result</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference TRIAL__RESULT = eINSTANCE.getTrial_Result();

		/**
		 * The meta object literal for the '<em><b>Warnings</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference TRIAL__WARNINGS = eINSTANCE.getTrial_Warnings();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.WarningImpl <em>Warning</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.WarningImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getWarning()
		 * @generated
		 */
		EClass WARNING = eINSTANCE.getWarning();

		/**
		 * The meta object literal for the '<em><b>Code</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute WARNING__CODE = eINSTANCE.getWarning_Code();

		/**
		 * The meta object literal for the '<em><b>Text</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute WARNING__TEXT = eINSTANCE.getWarning_Text();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.EndImpl <em>End</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.EndImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getEnd()
		 * @generated
		 */
		EClass END = eINSTANCE.getEnd();

		/**
		 * The meta object literal for the '<em><b>Host</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END__HOST = eINSTANCE.getEnd_Host();

		/**
		 * The meta object literal for the '<em><b>Nic</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END__NIC = eINSTANCE.getEnd_Nic();

		/**
		 * The meta object literal for the '<em><b>Before</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END__BEFORE = eINSTANCE.getEnd_Before();

		/**
		 * The meta object literal for the '<em><b>During</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END__DURING = eINSTANCE.getEnd_During();

		/**
		 * The meta object literal for the '<em><b>After</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END__AFTER = eINSTANCE.getEnd_After();

		/**
		 * The meta object literal for the '<em><b>Receipt</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END__RECEIPT = eINSTANCE.getEnd_Receipt();

		/**
		 * The meta object literal for the '<em><b>Restored</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END__RESTORED = eINSTANCE.getEnd_Restored();

		/**
		 * The meta object literal for the '<em><b>Cpu</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference END__CPU = eINSTANCE.getEnd_Cpu();

		/**
		 * The meta object literal for the '<em><b>Counters</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END__COUNTERS = eINSTANCE.getEnd_Counters();

		/**
		 * The meta object literal for the '<em><b>Protocol</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END__PROTOCOL = eINSTANCE.getEnd_Protocol();

		/**
		 * The meta object literal for the '<em><b>Command</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END__COMMAND = eINSTANCE.getEnd_Command();

		/**
		 * The meta object literal for the '<em><b>Exit Code</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END__EXIT_CODE = eINSTANCE.getEnd_ExitCode();

		/**
		 * The meta object literal for the '<em><b>Tool Version</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END__TOOL_VERSION = eINSTANCE.getEnd_ToolVersion();

		/**
		 * The meta object literal for the '<em><b>Output File</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END__OUTPUT_FILE = eINSTANCE.getEnd_OutputFile();

		/**
		 * The meta object literal for the '<em><b>Output Sha256</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute END__OUTPUT_SHA256 = eINSTANCE.getEnd_OutputSha256();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.ReceiptImpl <em>Receipt</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.ReceiptImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getReceipt()
		 * @generated
		 */
		EClass RECEIPT = eINSTANCE.getReceipt();

		/**
		 * The meta object literal for the '<em><b>Id</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RECEIPT__ID = eINSTANCE.getReceipt_Id();

		/**
		 * The meta object literal for the '<em><b>Nic</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RECEIPT__NIC = eINSTANCE.getReceipt_Nic();

		/**
		 * The meta object literal for the '<em><b>Profile</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RECEIPT__PROFILE = eINSTANCE.getReceipt_Profile();

		/**
		 * The meta object literal for the '<em><b>Asked</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RECEIPT__ASKED = eINSTANCE.getReceipt_Asked();

		/**
		 * The meta object literal for the '<em><b>Outcome</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RECEIPT__OUTCOME = eINSTANCE.getReceipt_Outcome();

		/**
		 * The meta object literal for the '<em><b>Lines</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference RECEIPT__LINES = eINSTANCE.getReceipt_Lines();

		/**
		 * The meta object literal for the '<em><b>Restored</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RECEIPT__RESTORED = eINSTANCE.getReceipt_Restored();

		/**
		 * The meta object literal for the '<em><b>Warnings</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference RECEIPT__WARNINGS = eINSTANCE.getReceipt_Warnings();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.ReceiptLineImpl <em>Receipt Line</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.ReceiptLineImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getReceiptLine()
		 * @generated
		 */
		EClass RECEIPT_LINE = eINSTANCE.getReceiptLine();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RECEIPT_LINE__NAME = eINSTANCE.getReceiptLine_Name();

		/**
		 * The meta object literal for the '<em><b>Asked</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RECEIPT_LINE__ASKED = eINSTANCE.getReceiptLine_Asked();

		/**
		 * The meta object literal for the '<em><b>Before</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RECEIPT_LINE__BEFORE = eINSTANCE.getReceiptLine_Before();

		/**
		 * The meta object literal for the '<em><b>After</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RECEIPT_LINE__AFTER = eINSTANCE.getReceiptLine_After();

		/**
		 * The meta object literal for the '<em><b>Result</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RECEIPT_LINE__RESULT = eINSTANCE.getReceiptLine_Result();

		/**
		 * The meta object literal for the '<em><b>Because</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute RECEIPT_LINE__BECAUSE = eINSTANCE.getReceiptLine_Because();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.ThroughputImpl <em>Throughput</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.ThroughputImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getThroughput()
		 * @generated
		 */
		EClass THROUGHPUT = eINSTANCE.getThroughput();

		/**
		 * The meta object literal for the '<em><b>Tool</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__TOOL = eINSTANCE.getThroughput_Tool();

		/**
		 * The meta object literal for the '<em><b>Tool Version</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__TOOL_VERSION = eINSTANCE.getThroughput_ToolVersion();

		/**
		 * The meta object literal for the '<em><b>Command</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__COMMAND = eINSTANCE.getThroughput_Command();

		/**
		 * The meta object literal for the '<em><b>Protocol</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__PROTOCOL = eINSTANCE.getThroughput_Protocol();

		/**
		 * The meta object literal for the '<em><b>Direction</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__DIRECTION = eINSTANCE.getThroughput_Direction();

		/**
		 * The meta object literal for the '<em><b>Status</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__STATUS = eINSTANCE.getThroughput_Status();

		/**
		 * The meta object literal for the '<em><b>Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__SECONDS = eINSTANCE.getThroughput_Seconds();

		/**
		 * The meta object literal for the '<em><b>Bits Per Second</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__BITS_PER_SECOND = eINSTANCE.getThroughput_BitsPerSecond();

		/**
		 * The meta object literal for the '<em><b>Headline From</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__HEADLINE_FROM = eINSTANCE.getThroughput_HeadlineFrom();

		/**
		 * The meta object literal for the '<em><b>Sender</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference THROUGHPUT__SENDER = eINSTANCE.getThroughput_Sender();

		/**
		 * The meta object literal for the '<em><b>Receiver</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference THROUGHPUT__RECEIVER = eINSTANCE.getThroughput_Receiver();

		/**
		 * The meta object literal for the '<em><b>Streams Asked</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__STREAMS_ASKED = eINSTANCE.getThroughput_StreamsAsked();

		/**
		 * The meta object literal for the '<em><b>Streams Worked</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__STREAMS_WORKED = eINSTANCE.getThroughput_StreamsWorked();

		/**
		 * The meta object literal for the '<em><b>Streams</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference THROUGHPUT__STREAMS = eINSTANCE.getThroughput_Streams();

		/**
		 * The meta object literal for the '<em><b>Intervals</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__INTERVALS = eINSTANCE.getThroughput_Intervals();

		/**
		 * The meta object literal for the '<em><b>Udp</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference THROUGHPUT__UDP = eINSTANCE.getThroughput_Udp();

		/**
		 * The meta object literal for the '<em><b>Cpu</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference THROUGHPUT__CPU = eINSTANCE.getThroughput_Cpu();

		/**
		 * The meta object literal for the '<em><b>Mss</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__MSS = eINSTANCE.getThroughput_Mss();

		/**
		 * The meta object literal for the '<em><b>Window Bytes</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__WINDOW_BYTES = eINSTANCE.getThroughput_WindowBytes();

		/**
		 * The meta object literal for the '<em><b>Buffer Bytes</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__BUFFER_BYTES = eINSTANCE.getThroughput_BufferBytes();

		/**
		 * The meta object literal for the '<em><b>Congestion Control</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__CONGESTION_CONTROL = eINSTANCE.getThroughput_CongestionControl();

		/**
		 * The meta object literal for the '<em><b>Rtt Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__RTT_SECONDS = eINSTANCE.getThroughput_RttSeconds();

		/**
		 * The meta object literal for the '<em><b>Started At</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__STARTED_AT = eINSTANCE.getThroughput_StartedAt();

		/**
		 * The meta object literal for the '<em><b>Host</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__HOST = eINSTANCE.getThroughput_Host();

		/**
		 * The meta object literal for the '<em><b>Mtu</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__MTU = eINSTANCE.getThroughput_Mtu();

		/**
		 * The meta object literal for the '<em><b>Tags</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__TAGS = eINSTANCE.getThroughput_Tags();

		/**
		 * The meta object literal for the '<em><b>State</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference THROUGHPUT__STATE = eINSTANCE.getThroughput_State();

		/**
		 * The meta object literal for the '<em><b>Reverse</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference THROUGHPUT__REVERSE = eINSTANCE.getThroughput_Reverse();

		/**
		 * The meta object literal for the '<em><b>Errors</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__ERRORS = eINSTANCE.getThroughput_Errors();

		/**
		 * The meta object literal for the '<em><b>Warnings</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute THROUGHPUT__WARNINGS = eINSTANCE.getThroughput_Warnings();

		/**
		 * The meta object literal for the '<em><b>Provenance</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference THROUGHPUT__PROVENANCE = eINSTANCE.getThroughput_Provenance();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.SideResultImpl <em>Side Result</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.SideResultImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getSideResult()
		 * @generated
		 */
		EClass SIDE_RESULT = eINSTANCE.getSideResult();

		/**
		 * The meta object literal for the '<em><b>Bytes</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SIDE_RESULT__BYTES = eINSTANCE.getSideResult_Bytes();

		/**
		 * The meta object literal for the '<em><b>Bits Per Second</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SIDE_RESULT__BITS_PER_SECOND = eINSTANCE.getSideResult_BitsPerSecond();

		/**
		 * The meta object literal for the '<em><b>Retransmits</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SIDE_RESULT__RETRANSMITS = eINSTANCE.getSideResult_Retransmits();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.StreamResultImpl <em>Stream Result</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.StreamResultImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getStreamResult()
		 * @generated
		 */
		EClass STREAM_RESULT = eINSTANCE.getStreamResult();

		/**
		 * The meta object literal for the '<em><b>Id</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute STREAM_RESULT__ID = eINSTANCE.getStreamResult_Id();

		/**
		 * The meta object literal for the '<em><b>Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute STREAM_RESULT__SECONDS = eINSTANCE.getStreamResult_Seconds();

		/**
		 * The meta object literal for the '<em><b>Bytes</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute STREAM_RESULT__BYTES = eINSTANCE.getStreamResult_Bytes();

		/**
		 * The meta object literal for the '<em><b>Bits Per Second</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute STREAM_RESULT__BITS_PER_SECOND = eINSTANCE.getStreamResult_BitsPerSecond();

		/**
		 * The meta object literal for the '<em><b>Retransmits</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute STREAM_RESULT__RETRANSMITS = eINSTANCE.getStreamResult_Retransmits();

		/**
		 * The meta object literal for the '<em><b>Status</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute STREAM_RESULT__STATUS = eINSTANCE.getStreamResult_Status();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.UdpResultImpl <em>Udp Result</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.UdpResultImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getUdpResult()
		 * @generated
		 */
		EClass UDP_RESULT = eINSTANCE.getUdpResult();

		/**
		 * The meta object literal for the '<em><b>Packets</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute UDP_RESULT__PACKETS = eINSTANCE.getUdpResult_Packets();

		/**
		 * The meta object literal for the '<em><b>Lost</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute UDP_RESULT__LOST = eINSTANCE.getUdpResult_Lost();

		/**
		 * The meta object literal for the '<em><b>Lost Percent</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute UDP_RESULT__LOST_PERCENT = eINSTANCE.getUdpResult_LostPercent();

		/**
		 * The meta object literal for the '<em><b>Jitter Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute UDP_RESULT__JITTER_SECONDS = eINSTANCE.getUdpResult_JitterSeconds();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.ToolCpuImpl <em>Tool Cpu</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.ToolCpuImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getToolCpu()
		 * @generated
		 */
		EClass TOOL_CPU = eINSTANCE.getToolCpu();

		/**
		 * The meta object literal for the '<em><b>Side</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TOOL_CPU__SIDE = eINSTANCE.getToolCpu_Side();

		/**
		 * The meta object literal for the '<em><b>Percent Of One Core</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TOOL_CPU__PERCENT_OF_ONE_CORE = eINSTANCE.getToolCpu_PercentOfOneCore();

		/**
		 * The meta object literal for the '<em><b>Source</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TOOL_CPU__SOURCE = eINSTANCE.getToolCpu_Source();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.TimeUseImpl <em>Time Use</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.TimeUseImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getTimeUse()
		 * @generated
		 */
		EClass TIME_USE = eINSTANCE.getTimeUse();

		/**
		 * The meta object literal for the '<em><b>Real Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIME_USE__REAL_SECONDS = eINSTANCE.getTimeUse_RealSeconds();

		/**
		 * The meta object literal for the '<em><b>User Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIME_USE__USER_SECONDS = eINSTANCE.getTimeUse_UserSeconds();

		/**
		 * The meta object literal for the '<em><b>System Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIME_USE__SYSTEM_SECONDS = eINSTANCE.getTimeUse_SystemSeconds();

		/**
		 * The meta object literal for the '<em><b>Maximum Resident Bytes</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIME_USE__MAXIMUM_RESIDENT_BYTES = eINSTANCE.getTimeUse_MaximumResidentBytes();

		/**
		 * The meta object literal for the '<em><b>Command</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIME_USE__COMMAND = eINSTANCE.getTimeUse_Command();

		/**
		 * The meta object literal for the '<em><b>Warnings</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TIME_USE__WARNINGS = eINSTANCE.getTimeUse_Warnings();

		/**
		 * The meta object literal for the '<em><b>Provenance</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference TIME_USE__PROVENANCE = eINSTANCE.getTimeUse_Provenance();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.CpuUseImpl <em>Cpu Use</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.CpuUseImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getCpuUse()
		 * @generated
		 */
		EClass CPU_USE = eINSTANCE.getCpuUse();

		/**
		 * The meta object literal for the '<em><b>Window Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CPU_USE__WINDOW_SECONDS = eINSTANCE.getCpuUse_WindowSeconds();

		/**
		 * The meta object literal for the '<em><b>Cores</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CPU_USE__CORES = eINSTANCE.getCpuUse_Cores();

		/**
		 * The meta object literal for the '<em><b>User Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CPU_USE__USER_SECONDS = eINSTANCE.getCpuUse_UserSeconds();

		/**
		 * The meta object literal for the '<em><b>Nice Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CPU_USE__NICE_SECONDS = eINSTANCE.getCpuUse_NiceSeconds();

		/**
		 * The meta object literal for the '<em><b>System Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CPU_USE__SYSTEM_SECONDS = eINSTANCE.getCpuUse_SystemSeconds();

		/**
		 * The meta object literal for the '<em><b>Idle Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CPU_USE__IDLE_SECONDS = eINSTANCE.getCpuUse_IdleSeconds();

		/**
		 * The meta object literal for the '<em><b>Io Wait Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CPU_USE__IO_WAIT_SECONDS = eINSTANCE.getCpuUse_IoWaitSeconds();

		/**
		 * The meta object literal for the '<em><b>Irq Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CPU_USE__IRQ_SECONDS = eINSTANCE.getCpuUse_IrqSeconds();

		/**
		 * The meta object literal for the '<em><b>Soft Irq Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CPU_USE__SOFT_IRQ_SECONDS = eINSTANCE.getCpuUse_SoftIrqSeconds();

		/**
		 * The meta object literal for the '<em><b>Steal Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CPU_USE__STEAL_SECONDS = eINSTANCE.getCpuUse_StealSeconds();

		/**
		 * The meta object literal for the '<em><b>Busiest Core</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CPU_USE__BUSIEST_CORE = eINSTANCE.getCpuUse_BusiestCore();

		/**
		 * The meta object literal for the '<em><b>Busiest Core Percent</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CPU_USE__BUSIEST_CORE_PERCENT = eINSTANCE.getCpuUse_BusiestCorePercent();

		/**
		 * The meta object literal for the '<em><b>Per Core</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CPU_USE__PER_CORE = eINSTANCE.getCpuUse_PerCore();

		/**
		 * The meta object literal for the '<em><b>Process Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CPU_USE__PROCESS_SECONDS = eINSTANCE.getCpuUse_ProcessSeconds();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.ComparisonImpl <em>Comparison</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.ComparisonImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getComparison()
		 * @generated
		 */
		EClass COMPARISON = eINSTANCE.getComparison();

		/**
		 * The meta object literal for the '<em><b>Runs</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute COMPARISON__RUNS = eINSTANCE.getComparison_Runs();

		/**
		 * The meta object literal for the '<em><b>Tables</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute COMPARISON__TABLES = eINSTANCE.getComparison_Tables();

		/**
		 * The meta object literal for the '<em><b>Rows</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute COMPARISON__ROWS = eINSTANCE.getComparison_Rows();

		/**
		 * The meta object literal for the '<em><b>Columns</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute COMPARISON__COLUMNS = eINSTANCE.getComparison_Columns();

		/**
		 * The meta object literal for the '<em><b>Filter</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute COMPARISON__FILTER = eINSTANCE.getComparison_Filter();

		/**
		 * The meta object literal for the '<em><b>Baseline</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute COMPARISON__BASELINE = eINSTANCE.getComparison_Baseline();

		/**
		 * The meta object literal for the '<em><b>Metrics</b></em>' attribute list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute COMPARISON__METRICS = eINSTANCE.getComparison_Metrics();

		/**
		 * The meta object literal for the '<em><b>Margin Percent</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute COMPARISON__MARGIN_PERCENT = eINSTANCE.getComparison_MarginPercent();

		/**
		 * The meta object literal for the '<em><b>Confidence</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute COMPARISON__CONFIDENCE = eINSTANCE.getComparison_Confidence();

		/**
		 * The meta object literal for the '<em><b>Adjustment</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute COMPARISON__ADJUSTMENT = eINSTANCE.getComparison_Adjustment();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.impl.JournalEntryImpl <em>Journal Entry</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.impl.JournalEntryImpl
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getJournalEntry()
		 * @generated
		 */
		EClass JOURNAL_ENTRY = eINSTANCE.getJournalEntry();

		/**
		 * The meta object literal for the '<em><b>Nic</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOURNAL_ENTRY__NIC = eINSTANCE.getJournalEntry_Nic();

		/**
		 * The meta object literal for the '<em><b>Phase</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOURNAL_ENTRY__PHASE = eINSTANCE.getJournalEntry_Phase();

		/**
		 * The meta object literal for the '<em><b>Profile</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOURNAL_ENTRY__PROFILE = eINSTANCE.getJournalEntry_Profile();

		/**
		 * The meta object literal for the '<em><b>Written At</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOURNAL_ENTRY__WRITTEN_AT = eINSTANCE.getJournalEntry_WrittenAt();

		/**
		 * The meta object literal for the '<em><b>Boot Id</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOURNAL_ENTRY__BOOT_ID = eINSTANCE.getJournalEntry_BootId();

		/**
		 * The meta object literal for the '<em><b>Namespace Id</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOURNAL_ENTRY__NAMESPACE_ID = eINSTANCE.getJournalEntry_NamespaceId();

		/**
		 * The meta object literal for the '<em><b>Namespace Path</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOURNAL_ENTRY__NAMESPACE_PATH = eINSTANCE.getJournalEntry_NamespacePath();

		/**
		 * The meta object literal for the '<em><b>Interface Index</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOURNAL_ENTRY__INTERFACE_INDEX = eINSTANCE.getJournalEntry_InterfaceIndex();

		/**
		 * The meta object literal for the '<em><b>Driver</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOURNAL_ENTRY__DRIVER = eINSTANCE.getJournalEntry_Driver();

		/**
		 * The meta object literal for the '<em><b>Bus</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOURNAL_ENTRY__BUS = eINSTANCE.getJournalEntry_Bus();

		/**
		 * The meta object literal for the '<em><b>Permanent Address</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOURNAL_ENTRY__PERMANENT_ADDRESS = eINSTANCE.getJournalEntry_PermanentAddress();

		/**
		 * The meta object literal for the '<em><b>Address</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOURNAL_ENTRY__ADDRESS = eINSTANCE.getJournalEntry_Address();

		/**
		 * The meta object literal for the '<em><b>Owner Pid</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOURNAL_ENTRY__OWNER_PID = eINSTANCE.getJournalEntry_OwnerPid();

		/**
		 * The meta object literal for the '<em><b>Owner Start Ticks</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOURNAL_ENTRY__OWNER_START_TICKS = eINSTANCE.getJournalEntry_OwnerStartTicks();

		/**
		 * The meta object literal for the '<em><b>Confirm By Epoch Seconds</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOURNAL_ENTRY__CONFIRM_BY_EPOCH_SECONDS = eINSTANCE.getJournalEntry_ConfirmByEpochSeconds();

		/**
		 * The meta object literal for the '<em><b>Ephemeral</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute JOURNAL_ENTRY__EPHEMERAL = eINSTANCE.getJournalEntry_Ephemeral();

		/**
		 * The meta object literal for the '<em><b>Before</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference JOURNAL_ENTRY__BEFORE = eINSTANCE.getJournalEntry_Before();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.Access <em>Access</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.Access
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getAccess()
		 * @generated
		 */
		EEnum ACCESS = eINSTANCE.getAccess();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.Switch <em>Switch</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.Switch
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getSwitch()
		 * @generated
		 */
		EEnum SWITCH = eINSTANCE.getSwitch();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.Policy <em>Policy</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.Policy
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getPolicy()
		 * @generated
		 */
		EEnum POLICY = eINSTANCE.getPolicy();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.Order <em>Order</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.Order
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getOrder()
		 * @generated
		 */
		EEnum ORDER = eINSTANCE.getOrder();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.OnFailure <em>On Failure</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.OnFailure
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getOnFailure()
		 * @generated
		 */
		EEnum ON_FAILURE = eINSTANCE.getOnFailure();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.Status <em>Status</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.Status
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getStatus()
		 * @generated
		 */
		EEnum STATUS = eINSTANCE.getStatus();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.Direction <em>Direction</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.Direction
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getDirection()
		 * @generated
		 */
		EEnum DIRECTION = eINSTANCE.getDirection();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.Protocol <em>Protocol</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.Protocol
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getProtocol()
		 * @generated
		 */
		EEnum PROTOCOL = eINSTANCE.getProtocol();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.Side <em>Side</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.Side
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getSide()
		 * @generated
		 */
		EEnum SIDE = eINSTANCE.getSide();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.Headline <em>Headline</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.Headline
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getHeadline()
		 * @generated
		 */
		EEnum HEADLINE = eINSTANCE.getHeadline();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.Outcome <em>Outcome</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.Outcome
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getOutcome()
		 * @generated
		 */
		EEnum OUTCOME = eINSTANCE.getOutcome();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.FeatureResult <em>Feature Result</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.FeatureResult
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getFeatureResult()
		 * @generated
		 */
		EEnum FEATURE_RESULT = eINSTANCE.getFeatureResult();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.CpuSource <em>Cpu Source</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.CpuSource
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getCpuSource()
		 * @generated
		 */
		EEnum CPU_SOURCE = eINSTANCE.getCpuSource();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.Adjustment <em>Adjustment</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.Adjustment
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getAdjustment()
		 * @generated
		 */
		EEnum ADJUSTMENT = eINSTANCE.getAdjustment();

		/**
		 * The meta object literal for the '{@link org.nicbench.model.Phase <em>Phase</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.Phase
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getPhase()
		 * @generated
		 */
		EEnum PHASE = eINSTANCE.getPhase();

		/**
		 * The meta object literal for the '<em>Feature Table</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.value.FeatureTable
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getFeatureTable()
		 * @generated
		 */
		EDataType FEATURE_TABLE = eINSTANCE.getFeatureTable();

		/**
		 * The meta object literal for the '<em>Values</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.value.Values
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getValues()
		 * @generated
		 */
		EDataType VALUES = eINSTANCE.getValues();

		/**
		 * The meta object literal for the '<em>Labels</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.value.Labels
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getLabels()
		 * @generated
		 */
		EDataType LABELS = eINSTANCE.getLabels();

		/**
		 * The meta object literal for the '<em>Series</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.nicbench.model.value.Series
		 * @see org.nicbench.model.impl.NicBenchPackageImpl#getSeries()
		 * @generated
		 */
		EDataType SERIES = eINSTANCE.getSeries();

	}

} //NicBenchPackage
