import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Dependency path from the package that we import to the runtime. */
const path = [
  '@module-federation/enhanced',
  '@module-federation/runtime-tools',
  '@module-federation/runtime',
];

/** Import specifier of each part of the runtime, its package, and its ES module. */
const parts = [
  { request: 'enhanced/runtime', of: 'runtime', file: 'index.js' },
  { request: 'runtime-core', of: 'runtime-core', file: 'index.js' },
  { request: 'sdk', of: 'sdk', file: 'index.js' },
  { request: 'error-codes', of: 'error-codes', file: 'index.mjs' },
];

/**
 * Aliases that resolve every part of the federation runtime to its ES module. Without them, a host that both provides and calls the runtime
 * bundles it twice, once per module format (15 KB compressed).
 */
export function oneFederationRuntime(): Record<string, string> {
  const require = path.reduce(
    (from, name) => createRequire(from.resolve(name)),
    createRequire(import.meta.url),
  );
  return Object.fromEntries(
    parts.map(({ request, of, file }) => [
      `@module-federation/${request}$`,
      join(dirname(require.resolve(`@module-federation/${of}`)), file),
    ]),
  );
}
