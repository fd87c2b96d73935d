import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findWebPackage, prefixerChange, routerChanges, aliasProductionRouter } from './library-changes.ts';

const inWeb = createRequire(join(findWebPackage(), 'package.json'));
const prefixer = join(
  dirname(createRequire(inWeb.resolve('styled-components')).resolve('stylis/package.json')),
  'src/Prefixer.js',
);

/** The file of the router that contains its components. Builds use the ES modules. */
function routerFile(): string {
  const folder = dirname(aliasProductionRouter()['react-router$'] ?? '');
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  return files
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes('forwardRef'))
    .join();
}

it.each([
  ...routerChanges.map((change) => ['the router', routerFile(), change] as const),
  ['the prefixes', prefixer, prefixerChange] as const,
])('the change of %s finds its code', (_name, file, { search, replace }) => {
  const text = readFileSync(file, 'utf8');

  expect(text.replace(search, replace)).not.toBe(text);
});

it('the change of the prefixes leaves nothing of them', () => {
  const { search, replace } = prefixerChange;

  expect(readFileSync(prefixer, 'utf8').replace(search, replace)).toBe(replace);
});
