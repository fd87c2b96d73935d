import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findWebPackage, prefixerChange, routerChanges, createRouterAliases } from './library-changes.ts';

const requireFromWeb = createRequire(join(findWebPackage(), 'package.json'));
const prefixerFile = join(
  dirname(createRequire(requireFromWeb.resolve('styled-components')).resolve('stylis/package.json')),
  'src/Prefixer.js',
);

/** Finds the file of the router that contains its components, among the ES modules that builds use. */
function findRouterFile(): string {
  const folder = dirname(createRouterAliases()['react-router$'] ?? '');
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  return files
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes('forwardRef'))
    .join();
}

it.each([
  ...routerChanges.map((change) => ['the router', findRouterFile(), change] as const),
  ['the prefixer', prefixerFile, prefixerChange] as const,
])('the change to %s finds the code that it replaces', (_name, file, { search, replace }) => {
  const text = readFileSync(file, 'utf8');

  expect(text.replace(search, replace)).not.toBe(text);
});

it('the change to the prefixer replaces the whole file', () => {
  const { search, replace } = prefixerChange;

  expect(readFileSync(prefixerFile, 'utf8').replace(search, replace)).toBe(replace);
});
