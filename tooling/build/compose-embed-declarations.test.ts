import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { composeEmbedDeclarations } from './compose-embed-declarations.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embed-declarations-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A page of another site that uses a remote in each way that the guide describes. A line after `@ts-expect-error` must not compile. */
const page = `
import './hatchery/element.js';
import mount from 'wiki-hatchery/mount';
import type { PlayerState } from './hatchery/mount.js';
import type { RemoteAttributes } from './hatchery/element.js';

const element = document.createElement('emberclutch-hatchery');
element.addEventListener('visitor', ({ detail }) => greet(detail));
element.addEventListener('error', ({ message }) => console.error(message));
element.addEventListener('click', ({ clientX }) => console.log(clientX));
document.querySelector('emberclutch-hatchery')?.setAttribute('theme', 'dark');
// @ts-expect-error: no such event detail
element.addEventListener('visitor', ({ detail }) => detail.isAdmin);

const greet = ({ isAuthenticated, displayName }: PlayerState) => console.log(isAuthenticated, displayName?.length);

const mounted = mount(element, { apiBase: 'https://emberclutch.example', theme: 'dark', onVisitor: greet });
mounted.update({ path: '/hatchery', theme: undefined });
mounted();
// @ts-expect-error: no such theme
mount(element, { theme: 'sepia' });
// @ts-expect-error: another API needs a new mount
mounted.update({ apiBase: 'https://other.example' });

const { default: fromContainer } = (await emberclutch_hatchery.get('./mount'))();
fromContainer(element)();
// @ts-expect-error: not exposed
await emberclutch_hatchery.get('./routes');

export const attributes: RemoteAttributes = { 'api-base': 'https://emberclutch.example', theme: 'light' };
`;

const jsx = `
export const shelf = <emberclutch-hatchery theme="dark" onvisitor={({ detail }) => console.log(detail.email)} />;
// @ts-expect-error: no such theme
export const wrong = <emberclutch-hatchery theme="sepia" />;
`;

const guide = Object.fromEntries(
  [...readFileSync(join(workspaceRoot, 'docs/embedding.md'), 'utf8').matchAll(/\n```ts\n([^]*?)\n```/g)].map(
    ([, text = ''], index) => [`guide-${index}.ts`, text],
  ),
);

it('the declarations let the compiler accept a correct page of another site in strict mode, and find mistakes in it', async () => {
  const files = { 'page.ts': page, 'jsx.tsx': jsx, ...guide };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const types = await composeEmbedDeclarations('hatchery');
  // A page with React has its types installed.
  symlinkSync(join(workspaceRoot, 'shared/web/node_modules'), join(folder, 'node_modules'));
  const hatchery = join(folder, 'hatchery');
  mkdirSync(hatchery);
  for (const [name, text] of Object.entries(types)) writeFileSync(join(hatchery, name), text);
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2022', 'dom'],
    types: [],
    jsx: 'react-jsx',
    paths: { 'wiki-hatchery/mount': ['./hatchery/mount.d.ts'] }, // as in the guide
    noEmit: true,
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: Object.keys(files) }),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));

  expect(await compile()).toBe('');
});

/** @returns the output of the compiler */
function compile(): Promise<string> {
  const tsc = join(workspaceRoot, 'node_modules/.bin/tsc');
  return new Promise((resolve) =>
    execFile(tsc, ['--project', folder], (_error, stdout, stderr) => resolve(stdout + stderr)),
  );
}
