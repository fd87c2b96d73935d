import type { CodeRule } from './code-rule.ts';
import { explainedAssertions } from './rules/explained-assertions.ts';
import { fileNamedAfterExport } from './rules/file-named-after-export.ts';
import { noRetiredWords } from './rules/no-retired-words.ts';
import { queryKeysInApi } from './rules/query-keys-in-api.ts';
import { schemasInContract } from './rules/schemas-in-contract.ts';
import { themeOnlyStyles } from './rules/theme-only-styles.ts';

export const rules: CodeRule[] = [
  explainedAssertions,
  fileNamedAfterExport,
  noRetiredWords,
  queryKeysInApi,
  schemasInContract,
  themeOnlyStyles,
];
