import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const violations: { rule: string; file: string; content: string }[] = [
  { rule: 'import(no-default-export)', file: 'host/src/Shell.tsx', content: 'export default 1;' },
  { rule: 'import(no-default-export)', file: 'remote-auth/src/LoginPage.tsx', content: 'export default 1;' },
  {
    rule: 'typescript(no-explicit-any)',
    file: 'edge/src/a.ts',
    content: 'export const a = (b: any) => b;',
  },
  {
    rule: 'typescript(no-non-null-assertion)',
    file: 'edge/src/b.ts',
    content: 'export const a = (b?: number) => b!;',
  },
  {
    rule: 'typescript(consistent-type-imports)',
    file: 'edge/src/c.ts',
    content: "import { Egg } from './egg.ts';\nexport const a = (b: Egg) => b;",
  },
  {
    rule: 'typescript(ban-ts-comment)',
    file: 'edge/src/d.ts',
    content: '// @ts-ignore\nexport const a: number = "b";',
  },
  { rule: 'eslint(no-console)', file: 'host/src/e.ts', content: "console.log('here');" },
  {
    rule: 'react-hooks(exhaustive-deps)',
    file: 'host/src/F.tsx',
    content:
      "import { useEffect } from 'react';\nexport function F({ a }: { a: string }) {\n  useEffect(() => document.append(a), []);\n  return <p>{a}</p>;\n}",
  },
  {
    rule: 'jsx-a11y(alt-text)',
    file: 'host/src/G.tsx',
    content: 'export const G = () => <img src="/egg" />;',
  },
  {
    rule: 'typescript(no-floating-promises)',
    file: 'edge/src/j.ts',
    content: 'export function a(b: () => Promise<void>) {\n  b();\n}',
  },
  {
    rule: 'typescript(no-misused-promises)',
    file: 'edge/src/k.ts',
    content:
      "export function a(b: () => Promise<void>) {\n  document.addEventListener('click', () => b());\n}",
  },
  {
    rule: 'typescript(no-unsafe-assignment)',
    file: 'edge/src/l.ts',
    content: 'export const a: { b: string } = JSON.parse("{}");',
  },
  {
    rule: 'typescript(no-unsafe-return)',
    file: 'edge/src/m.ts',
    content: 'export const a = (b: string): string[] => JSON.parse(b);',
  },
  {
    rule: 'typescript(no-unsafe-member-access)',
    file: 'edge/src/n.ts',
    content: 'export const a = (b: string): unknown => JSON.parse(b).c;',
  },
  {
    rule: 'typescript(no-unsafe-argument)',
    file: 'edge/src/o.ts',
    content: 'export const a = (b: string) => Number.isInteger(JSON.parse(b)) || b.concat(JSON.parse(b));',
  },
  {
    rule: 'typescript(no-unsafe-call)',
    file: 'edge/src/p.ts',
    content: 'export const a = (b: string): unknown => JSON.parse(b)();',
  },
  {
    rule: 'eslint(max-lines)',
    file: 'edge/src/q.ts',
    content: Array.from({ length: 301 }, (_, line) => `export const a${line} = 1;`).join('\n'),
  },
  {
    rule: '@tanstack/query(exhaustive-deps)',
    file: 'host/src/r.ts',
    content:
      "import { useQuery } from '@tanstack/react-query';\nexport const useR = (id: string) => useQuery({ queryKey: ['a'], queryFn: () => fetch(id) });",
  },
  {
    rule: 'jest(no-focused-tests)',
    file: 'host/src/h.test.ts',
    content: "it.only('a', () => expect(1).toBe(1));",
  },
  {
    rule: 'jest(no-disabled-tests)',
    file: 'host/src/i.test.ts',
    content: "it.skip('a', () => expect(1).toBe(1));",
  },
];

const allowed = [
  { file: 'remote-auth/src/app/routes.tsx', content: 'export default [];' },
  { file: 'remote-of-tomorrow/src/app/mount.tsx', content: 'export default [];' },
];

/** The plugins that `.oxlintrc.json` names. */
const plugins = ['@tanstack/eslint-plugin-query'];

let tree: string;
let found: { rule: string; file: string }[];

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'lint-'));
  cpSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
  cpSync(join(root, 'tooling/tsconfig/base.json'), join(tree, 'tsconfig.json'));
  for (const plugin of plugins) {
    mkdirSync(dirname(join(tree, 'node_modules', plugin)), { recursive: true });
    symlinkSync(join(root, 'node_modules', plugin), join(tree, 'node_modules', plugin), 'junction');
  }
  for (const { file, content } of [...violations, ...allowed]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${content}\n`);
  }
  found = lint();
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

it.each(violations)('$rule fires for $file', ({ rule, file }) => {
  expect(found).toContainEqual({ rule, file });
});

it('allows the default exports of the modules that a remote exposes', () => {
  expect(found.filter(({ file }) => allowed.some((module) => module.file === file))).toEqual([]);
});

function lint(): { rule: string; file: string }[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '--ignore-pattern', 'node_modules/**'],
    {
      cwd: tree,
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
