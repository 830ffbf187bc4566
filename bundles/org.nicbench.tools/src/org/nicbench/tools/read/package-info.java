// SPDX-License-Identifier: EPL-2.0
/** Reads tool outputs, dumps and transcripts into the model: line scanner, commands in prompts, dispatch to readers. */
package org.nicbench.tools.read;
