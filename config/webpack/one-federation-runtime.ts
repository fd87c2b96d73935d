import { createRequire } from 'node:module';

/** How to get from the package we use to the one that is meant. */
const path = [
  '@module-federation/enhanced',
  '@module-federation/runtime-tools',
  '@module-federation/runtime',
];
const parts = ['runtime-core', 'sdk', 'error-codes'];

/**
 * Aliases that make every part of the federation runtime resolve to its ES module. Without them a host that both
 * provides the runtime and calls it bundles the runtime twice, once per module format (15 KB compressed).
 */
export function oneFederationRuntime(): Record<string, string> {
  const require = path.reduce(
    (from, name) => createRequire(from.resolve(name)),
    createRequire(import.meta.url),
  );
  return Object.fromEntries(
    parts.map((part) => [
      `@module-federation/${part}$`,
      require
        .resolve(`@module-federation/${part}`)
        .replace(/\.cjs$/, part === 'error-codes' ? '.mjs' : '.js'),
    ]),
  );
}
