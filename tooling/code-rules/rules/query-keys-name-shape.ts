import type { CodeRule } from '../code-rule.ts';
import { isTestCode } from '../is-test-code.ts';

/**
 * Releases of several ages fill one query cache, each with its own copy of these files. A key that ends with the digest of its
 * shape keeps a release from reading what another has written in another shape. At the end, so that prefixes still match.
 */
export const queryKeysNameShape: CodeRule = {
  name: 'query-keys-name-shape',
  covers: (path) => path.startsWith('shared/web/src/api/') && !isTestCode(path),
  check: (_file, report) => ({
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'queryKey' || value.type !== 'ArrayExpression') return;
      const last = value.elements.at(-1);
      const isDigest =
        last?.type === 'CallExpression' &&
        last.callee.type === 'Identifier' &&
        last.callee.name === 'shapeDigest';
      if (!isDigest) report(value, 'End the key with shapeDigest(...) of what the query reads.');
    },
  }),
};
