import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { provideFolder } from '../testing/provide-folder.ts';
import plugin from './plugin.ts';

const root = join(import.meta.dirname, '../..');

/** Code that breaks each rule, in a file to which the rule applies. */
const violations: [rule: string, file: string, content: string][] = [
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
  ['project(explained-assertions)', 'host/src/a.ts', 'export const a = (b: unknown) => b as string;'],
  [
    'project(explained-assertions)',
    'host/src/b.ts',
    '/** Reads a name. */\nexport const b = (c: unknown) => c as string;',
  ],
  [
    'eslint(no-restricted-properties)',
    'remote-of-tomorrow/src/jump.ts',
    'export const jump = () => window.scrollBy(0, 1);',
  ],
  [
    'eslint(no-restricted-globals)',
    'shared/web/src/ui/jump-up.ts',
    'export const jumpUp = () => scrollTo(0, 0);',
  ],
  [
    'eslint(no-restricted-properties)',
    'shared/web/src/ui/paper.ts',
    'export const paper = () => getComputedStyle(document.documentElement).color;',
  ],
  [
    'eslint(no-restricted-properties)',
    'remote-auth/src/bring-up.ts',
    'export const bringUp = (field: Element) => field.scrollIntoView();',
  ],
  ['project(query-keys-in-api)', 'host/src/f.ts', "export const f = { queryKey: ['eggs'] as const };"],
  [
    'project(query-keys-in-api)',
    'remote-of-tomorrow/src/g.ts',
    "export const g = (client: QueryClient) => client.setQueryData(['eggs'], []);",
  ],
  [
    'project(query-keys-name-shape)',
    'shared/web/src/api/eggs.ts',
    "export const eggs = { queryKey: [...all, computeShapeDigest(Egg), 'own'] };",
  ],
  ['project(file-named-after-export)', 'host/src/l.ts', 'export const seasonTitle = 1;'],
  [
    'project(file-named-after-export)',
    'remote-auth/src/KeyCard.tsx',
    'export function KeyPanel() {}\nexport const keyPanelTitle = 1;',
  ],
  [
    'project(schemas-in-contract)',
    'provider/src/assets/egg.ts',
    "import * as z from 'zod/mini';\nexport const egg = z.object({ id: z.int() });",
  ],
  [
    'project(schemas-in-contract)',
    'shared/web/src/api/state.ts',
    "import { z as zod } from 'zod';\nexport const state = zod.enum(['SEALED', 'HATCHED']);",
  ],
  [
    'project(static-styles)',
    'host/src/open.ts',
    "export const open = styled.p`\n  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};\n`;",
  ],
  [
    'project(static-styles)',
    'remote-of-tomorrow/src/rows.ts',
    'export const rows = styled(Link).attrs({})`\n  ${function (props) {\n    return props.style;\n  }}\n`;',
  ],
  [
    'project(texts-in-elements)',
    'host/src/Busy.tsx',
    'export const Busy = ({ isBusy }: Props) => <p>{isBusy && <Spinner />} Send</p>;',
  ],
  [
    'project(texts-in-elements)',
    'host/src/Count.tsx',
    'export const Count = ({ count }: Props) => <p>{copy.eggs(count)} <Mark /></p>;',
  ],
  [
    'project(texts-in-elements)',
    'host/src/Choice.tsx',
    'export const Choice = ({ isOpen }: Props) => <p><Mark />{isOpen ? copy.open : <Spinner />}</p>;',
  ],
  [
    'project(texts-in-elements)',
    'host/src/Frame.tsx',
    'export const Frame = ({ title, children }: { title?: string; children: ReactNode }) => <p>{title && <b>{title}</b>}{children}</p>;',
  ],
  [
    'project(theme-only-styles)',
    'host/src/colour.ts',
    'export const colour = styled.p`\n  border: 1px solid #fff6cf;\n`;',
  ],
  [
    'project(theme-only-styles)',
    'host/src/shadow.ts',
    'export const shadow = styled(Link)`\n  box-shadow: 0 1px rgb(0 0 0 / 0.5);\n`;',
  ],
  [
    'project(theme-only-styles)',
    'shared/web/src/ui/layer.ts',
    'export const layer = styled.p.attrs({})`\n  z-index: 2;\n`;',
  ],
  [
    'project(theme-only-styles)',
    'remote-spawn/src/weight.ts',
    'export const weight = css`\n  font-weight: 600;\n`;',
  ],
  [
    'project(theme-only-styles)',
    'remote-spawn/src/typeface.ts',
    'export const typeface = css`\n  font-family: Menlo, monospace;\n`;',
  ],
  [
    'project(theme-only-styles)',
    'host/src/breakpoint.ts',
    'export const breakpoint = styled.p`\n  @media (min-width: 700px) {\n    color: red;\n  }\n`;',
  ],
  [
    'project(theme-only-styles)',
    'remote-spawn/src/size.ts',
    'export const size = styled.p`\n  font-size: clamp(1rem, 2vw, 2rem);\n`;',
  ],
  [
    'project(theme-only-styles)',
    'remote-spawn/src/distance.ts',
    'export const distance = styled.p`\n  padding: 0 ${space} 5px;\n`;',
  ],
  [
    'project(theme-only-styles)',
    'remote-spawn/src/radius.ts',
    'export const radius = styled.p`\n  border-radius: 8px;\n`;',
  ],
];

/** Similar files that break none of these rules. */
const allowedFiles: [file: string, content: string][] = [
  ['remote-auth/src/app/routes.tsx', 'export default [];'],
  ['remote-of-tomorrow/src/app/mount.tsx', 'export default [];'],
  ['host/src/h.ts', "export const h = ['a'] as const;"],
  ['host/src/i.ts', '// The caller has checked it.\nexport const i = (a: unknown) => a as string;'],
  ['host/src/c.test.ts', "export const i = (a: unknown) => [a as string, { queryKey: ['eggs'] }];"],
  ['host/src/golden-assets.ts', 'export const goldenAssets = 1;'],
  ['shared/art/src/gold-finish.ts', 'export const goldFinish = 1;'],
  ['shared/web/src/mount/ExternalPageNotice.tsx', 'export const ExternalPageNotice = 1;'],
  [
    'host/src/Box.tsx',
    'export const Box = ({ title, children }: { title?: string; children: Elements }) => <p>{title && <b>{title}</b>}{children}</p>;',
  ],
  ['host/src/j.ts', 'export const j = { queryKey: accountQueries.all };'],
  ['host/src/season-title.ts', 'export const other = 1, seasonTitle = 2;'],
  ['host/src/EggCard.tsx', 'export type Props = object;\nexport function EggCard() {}'],
  ['host/src/golden-eggs.ts', 'export const goldenEggsAtom = 1;'],
  ['host/src/money.ts', 'export const parseMoney = 1, formatMoney = 2;'],
  ['provider/src/assets/asset-repository.ts', 'export const listAssets = 1;'],
  ['shared/contract/src/egg.ts', "import * as z from 'zod/mini';\nexport const Egg = z.object({});"],
  [
    'provider/src/assets/asset-routes.ts',
    "import * as z from 'zod/mini';\nexport const assetRoutes = z.object({ id: z.string() });",
  ],
  [
    'shared/web/src/api/sessions.ts',
    "import * as z from 'zod/mini';\nexport const sessions = z.array(z.unknown());",
  ],
  [
    'host/src/measures.ts',
    'export const measures = styled.p`\n  width: 300px;\n  border: 1px solid ${ink};\n  margin: -8px 0 clamp(8px, 2vw, 24px);\n  font: inherit;\n  font-family: ${text};\n  font-size: 0.9em;\n  @media ${phone} {\n    width: 200px;\n  }\n`;',
  ],
  [
    'host/src/variant.ts',
    'export const variant = styled.p`\n  width: calc(var(--columns) * ${column});\n  ${list(() => 1)}\n  &:where([data-open]) {\n    color: ${ink};\n  }\n`;',
  ],
  ['shared/web/src/theme/palette.ts', 'export const palette = css`\n  color: #fff;\n`;'],
  ['shared/web/src/api/k.ts', "export const k = { queryKey: ['eggs', computeShapeDigest(Egg)] };"],
];

const plugins = ['node_modules/@tanstack/eslint-plugin-query', 'tooling/code-rules'];

const tree = provideFolder('file');
let diagnostics: { rule: string; file: string }[];

beforeAll(() => {
  cpSync(join(root, '.oxlintrc.json'), join(tree.root, '.oxlintrc.json'));
  cpSync(join(root, 'tooling/tsconfig/base.json'), join(tree.root, 'tsconfig.json'));
  for (const plugin of plugins) {
    mkdirSync(dirname(join(tree.root, plugin)), { recursive: true });
    symlinkSync(join(root, plugin), join(tree.root, plugin), 'junction');
  }
  for (const [, file, content] of violations) tree.write(file, `${content}\n`);
  for (const [file, content] of allowedFiles) tree.write(file, `${content}\n`);
  diagnostics = runLinter();
});

it.each(violations)('%s fires for %s', (rule, file) => {
  expect(diagnostics).toContainEqual({ rule, file });
});

it('the linter allows code that looks like a violation but is not one', () => {
  const files = new Set(allowedFiles.map(([file]) => file));
  // Ignores rules that need types, because the compiler cannot resolve the imports of these files.
  expect(diagnostics.filter(({ rule, file }) => files.has(file) && !rule.startsWith('typescript'))).toEqual(
    [],
  );
});

it.each(Object.keys(plugin.rules))('the test contains a violation of %s', (rule) => {
  expect(violations.map(([name]) => name)).toContain(`project(${rule})`);
});

function runLinter(): { rule: string; file: string }[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/oxlint/bin/oxlint'),
      '--format',
      'json',
      '--ignore-pattern',
      '{node_modules,tooling}/**',
    ],
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
  const output: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  return output.diagnostics.map(({ code, filename }) => ({ rule: code, file: filename }));
}
