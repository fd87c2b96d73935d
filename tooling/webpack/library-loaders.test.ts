import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { webPackage } from '../federation/web-package.ts';
import { productionRouter } from './production-router.ts';
import trimRouter from './trim-router.ts';
import withoutPrefixes from './without-prefixes.ts';

const inWeb = createRequire(join(webPackage(), 'package.json'));
const prefixer = join(
  dirname(createRequire(inWeb.resolve('styled-components')).resolve('stylis/package.json')),
  'src/Prefixer.js',
);

/** The file of the router that has its components. Builds take the ES modules. */
function routerFile(): string {
  const folder = dirname(productionRouter()['react-router$'] ?? '');
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  return files
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes('forwardRef'))
    .join();
}

it('changes the libraries that are installed', () => {
  const [router, prefixes] = [routerFile(), readFileSync(prefixer, 'utf8')];

  expect(trimRouter.call({ resourcePath: router }, readFileSync(router, 'utf8'))).toContain(
    ' = /* @__PURE__ */ React',
  );
  expect(withoutPrefixes.call({ resourcePath: prefixer }, prefixes)).toBe(
    'export const prefix = (declaration) => declaration;',
  );
});

it.each([
  [
    'trim-router',
    trimRouter,
    'const Link = forwardRef(LinkWithRef);',
    String.raw`/^Link\.displayName = .*;$/gm`,
  ],
  ['without-prefixes', withoutPrefixes, 'export default function () {}', 'export function prefix'],
])('fails with the file and the pattern if %s finds nothing to change', (name, loader, source, pattern) => {
  const run = () => loader.call({ resourcePath: '/library/file.js' }, source);

  expect(run).toThrow(`The loader ${name} finds nothing in /library/file.js that matches `);
  expect(run).toThrow(pattern);
});

it('leaves files of the router alone that have no components', () => {
  expect(trimRouter.call({ resourcePath: '/router/index.mjs' }, 'export * from "./chunk.mjs";')).toBe(
    'export * from "./chunk.mjs";',
  );
});
