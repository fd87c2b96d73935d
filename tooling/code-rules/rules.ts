import type { CodeRule } from './code-rule.ts';
import { explainedAssertions } from './rules/explained-assertions.ts';
import { noRetiredWords } from './rules/no-retired-words.ts';
import { queryKeysInApi } from './rules/query-keys-in-api.ts';
import { themeOnlyStyles } from './rules/theme-only-styles.ts';

export const rules: CodeRule[] = [explainedAssertions, noRetiredWords, queryKeysInApi, themeOnlyStyles];
