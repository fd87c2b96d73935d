import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { provideFolder } from '../testing/provide-folder.ts';

const root = join(import.meta.dirname, '../..');

/** Code that breaks each rule, in a file where it applies. */
const broken: [rule: string, file: string, content: string][] = [
  ['import(no-default-export)', 'host/src/A.tsx', 'export default 1;'],
  ['import(no-default-export)', 'remote-auth/src/A.tsx', 'export default 1;'],
  ['typescript(no-explicit-any)', 'edge/src/a.ts', 'export const a = (b: any) => b;'],
  ['typescript(no-non-null-assertion)', 'edge/src/b.ts', 'export const a = (b?: number) => b!;'],
  [
    'typescript(consistent-type-imports)',
    'edge/src/c.ts',
    "import { Egg } from './egg.ts';\nexport const a = (b: Egg) => b;",
  ],
  ['typescript(ban-ts-comment)', 'edge/src/d.ts', '// @ts-ignore\nexport const a: number = "b";'],
  ['eslint(no-console)', 'host/src/e.ts', "console.log('here');"],
  [
    'react-hooks(exhaustive-deps)',
    'host/src/F.tsx',
    "import { useEffect } from 'react';\nexport function F({ a }: { a: string }) {\n  useEffect(() => document.append(a), []);\n  return <p>{a}</p>;\n}",
  ],
  ['jsx-a11y(alt-text)', 'host/src/G.tsx', 'export const G = () => <img src="/egg" />;'],
  [
    'typescript(no-floating-promises)',
    'edge/src/j.ts',
    'export function a(b: () => Promise<void>) {\n  b();\n}',
  ],
  [
    'typescript(no-misused-promises)',
    'edge/src/k.ts',
    "export function a(b: () => Promise<void>) {\n  document.addEventListener('click', () => b());\n}",
  ],
  ['typescript(no-unsafe-assignment)', 'edge/src/l.ts', 'export const a: { b: string } = JSON.parse("{}");'],
  [
    'typescript(no-unsafe-return)',
    'edge/src/m.ts',
    'export const a = (b: string): string[] => JSON.parse(b);',
  ],
  [
    'typescript(no-unsafe-member-access)',
    'edge/src/n.ts',
    'export const a = (b: string): unknown => JSON.parse(b).c;',
  ],
  [
    'typescript(no-unsafe-argument)',
    'edge/src/o.ts',
    'export const a = (b: string) => Number.isInteger(JSON.parse(b)) || b.concat(JSON.parse(b));',
  ],
  [
    'typescript(no-unsafe-call)',
    'edge/src/p.ts',
    'export const a = (b: string): unknown => JSON.parse(b)();',
  ],
  [
    'eslint(max-lines)',
    'edge/src/q.ts',
    Array.from({ length: 301 }, (_, line) => `export const a${line} = 1;`).join('\n'),
  ],
  [
    '@tanstack/query(exhaustive-deps)',
    'host/src/r.ts',
    "import { useQuery } from '@tanstack/react-query';\nexport const useR = (id: string) => useQuery({ queryKey: ['a'], queryFn: () => fetch(id) });",
  ],
  ['jest(no-focused-tests)', 'host/src/h.test.ts', "it.only('a', () => expect(1).toBe(1));"],
  ['jest(no-disabled-tests)', 'host/src/i.test.ts', "it.skip('a', () => expect(1).toBe(1));"],
];
const violations = broken.map(([rule, file, content]) => ({ rule, file, content }));

const allowed = ['remote-auth/src/app/routes.tsx', 'remote-of-tomorrow/src/app/mount.tsx'].map((file) => ({
  file,
  content: 'export default [];',
}));

/** The plugins that `.oxlintrc.json` names. */
const plugins = ['@tanstack/eslint-plugin-query'];

const tree = provideFolder('file');
let found: { rule: string; file: string }[];

beforeAll(() => {
  cpSync(join(root, '.oxlintrc.json'), join(tree.root, '.oxlintrc.json'));
  cpSync(join(root, 'tooling/tsconfig/base.json'), join(tree.root, 'tsconfig.json'));
  for (const plugin of plugins) {
    mkdirSync(dirname(join(tree.root, 'node_modules', plugin)), { recursive: true });
    symlinkSync(join(root, 'node_modules', plugin), join(tree.root, 'node_modules', plugin), 'junction');
  }
  for (const { file, content } of [...violations, ...allowed]) tree.write(file, `${content}\n`);
  found = lint();
});

it.each(violations)('$rule fires for $file', ({ rule, file }) => {
  expect(found).toContainEqual({ rule, file });
});

it('allows the default exports of the modules that a remote exposes', () => {
  expect(found.filter(({ file }) => allowed.some((one) => one.file === file))).toEqual([]);
});

function lint(): { rule: string; file: string }[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '--ignore-pattern', 'node_modules/**'],
    {
      cwd: tree.root,
      encoding: 'utf8',
      env: {
        ...process.env,
        OXLINT_TSGOLINT_PATH: join(root, 'node_modules/oxlint-tsgolint/bin/tsgolint.js'),
      },
    },
  );
  if (stdout === '') throw new Error(stderr);
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  return diagnostics.map(({ code, filename }) => ({ rule: code, file: filename }));
}
