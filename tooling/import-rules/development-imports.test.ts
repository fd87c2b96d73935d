import { readFileSync } from 'node:fs';
import { developmentImports, productionSources } from './development-imports.ts';
import type { Dependencies } from './development-imports.ts';

const sources = productionSources();

const readDependencies = (file: string): Dependencies => JSON.parse(readFileSync(file, 'utf8'));

it('installs for `start` every package that it builds and serves with', () => {
  expect(developmentImports(sources, readDependencies)).toEqual([]);
});

it.each([
  ['a page', 'styled-components', /^remote-spawn\/src\/.+: styled-components$/],
  ['the API', 'fastify', /^provider\/src\/.+: fastify$/],
  ['a worker', '@napi-rs/canvas', /^tooling\/world-map\/draw-tiles\.ts: @napi-rs\/canvas$/],
  ['a loader', 'oxc-transform', /^tooling\/webpack\/transpile\.ts: oxc-transform$/],
  ['an alias', 'react-refresh', /^tooling\/webpack\/with-refresh-runtime\.ts: react-refresh$/],
])('finds a package of %s among those for development', (_where, name, place) => {
  const found = developmentImports(sources, (file) => movedToDevelopment(readDependencies(file), name));

  expect(found).toContainEqual(expect.stringMatching(place));
});

function movedToDevelopment(manifest: Dependencies, name: string): Dependencies {
  const { [name]: version, ...dependencies } = manifest.dependencies ?? {};
  if (version === undefined) return manifest;
  return { ...manifest, dependencies, devDependencies: { ...manifest.devDependencies, [name]: version } };
}
