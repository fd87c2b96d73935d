import type { Argument, Expression } from 'oxc-parser';
import type { CodeRule } from '../code-rule.ts';
import { isTestCode } from '../is-test-code.ts';

const cacheMethods = new Set(['getQueryData', 'setQueryData', 'getQueryState', 'setQueryDefaults']);

/** A query key stands beside its fetcher, so that an invalidation elsewhere cannot misspell it. */
export const queryKeysInApi: CodeRule = {
  name: 'query-keys-in-api',
  covers: (path) => !/^(shared\/web\/src|[^/]+\/src\/platform)\/api\//.test(path) && !isTestCode(path),
  check: (_file, report) => {
    const message = 'Refer to the key beside its fetcher in an api folder instead of writing one.';
    return {
      Property({ key, value }) {
        if (key.type === 'Identifier' && key.name === 'queryKey' && isArray(value)) report(value, message);
      },
      CallExpression({ callee, arguments: [first] }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        if (cacheMethods.has(callee.property.name) && first && isArray(first)) report(first, message);
      },
    };
  },
};

function isArray(node: Argument | Expression | { type: string }): boolean {
  if (node.type === 'TSAsExpression' && 'expression' in node) return isArray(node.expression);
  return node.type === 'ArrayExpression';
}
