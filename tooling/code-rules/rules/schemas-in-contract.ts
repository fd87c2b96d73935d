import type { CodeRule } from '../code-rule.ts';
import { isTestCode } from '../is-test-code.ts';

/** Builders of a schema that has a shape of its own. */
const builders = new Set([
  'object',
  'strictObject',
  'looseObject',
  'extend',
  'enum',
  'union',
  'discriminatedUnion',
  'record',
  'tuple',
]);

/**
 * Schemas that may stand outside the contract, because their data never crosses a boundary between our parts: settings, the
 * parameters of a route, files and cookies that one part writes and reads itself, and formats that a standard or
 * another service defines.
 */
const ownShapes = [
  /^(provider|edge|tooling|shared\/server)\/.*(settings|config)[^/]*(\/.*)?\.ts$/,
  /^provider\/src\/.*-(routes|params|cookie)\.ts$/,
  /^provider\/src\/payments\/stripe\/parse-webhook\.ts$/,
  /^(provider\/src\/platform\/http|shared\/server\/src)\/open-api\//,
  /^edge\/src\/(.*\/)?(live-site|composition|compose|prerendered)\.ts$/,
  /^tooling\//,
];

/** Every shape that crosses a boundary is written once, in shared/contract/src. */
export const schemasInContract: CodeRule = {
  name: 'schemas-in-contract',
  covers: (path) =>
    !path.startsWith('shared/contract/src/') &&
    !isTestCode(path) &&
    !ownShapes.some((pattern) => pattern.test(path)),
  check: ({ module }, report) => {
    const zod = module.staticImports
      .filter(({ moduleRequest }) => /^zod(\/|$)/.test(moduleRequest.value))
      .flatMap(({ entries }) => entries.map(({ localName }) => localName.value));
    if (zod.length === 0) return undefined;
    return {
      CallExpression({ start, callee }) {
        if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
        if (!zod.includes(callee.object.name) || callee.property.type !== 'Identifier') return;
        if (builders.has(callee.property.name))
          report({ start }, `Move the schema of z.${callee.property.name}() to shared/contract/src.`);
      },
    };
  },
};
