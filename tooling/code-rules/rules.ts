import type { CodeRule } from './code-rule.ts';
import { explainedAssertions } from './rules/explained-assertions.ts';
import { fileNamedAfterExport } from './rules/file-named-after-export.ts';
import { noFolderCycles } from './rules/no-folder-cycles.ts';
import { ownPageOnly } from './rules/own-page-only.ts';
import { queryKeysInApi } from './rules/query-keys-in-api.ts';
import { queryKeysNameShape } from './rules/query-keys-name-shape.ts';
import { schemasInContract } from './rules/schemas-in-contract.ts';
import { textsInElements } from './rules/texts-in-elements.ts';
import { staticStyles } from './rules/static-styles.ts';
import { themeOnlyStyles } from './rules/theme-only-styles.ts';
import type { WorkspaceRule } from './workspace-rule.ts';

/** Applied to each file. */
export const rules: CodeRule[] = [
  explainedAssertions,
  fileNamedAfterExport,
  ownPageOnly,
  queryKeysInApi,
  queryKeysNameShape,
  schemasInContract,
  staticStyles,
  textsInElements,
  themeOnlyStyles,
];

export const workspaceRules: WorkspaceRule[] = [noFolderCycles];
