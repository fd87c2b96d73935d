/** Deliberate violations of every rule of `rules.ts`: the rule that must report, the file, and its content. */
export const violations: { rule: string; path: string; content: string }[] = [
  {
    rule: 'explained-assertions',
    path: 'host/src/a.ts',
    content: 'export const a = (b: unknown) => b as string;',
  },
  {
    rule: 'explained-assertions',
    path: 'host/src/b.ts',
    content: '/** Reads a name. */\nexport const b = (c: unknown) => c as string;',
  },
  {
    rule: 'own-page-only',
    path: 'remote-of-tomorrow/src/jump.ts',
    content: 'export const jump = () => window.scrollBy(0, 1);',
  },
  {
    rule: 'own-page-only',
    path: 'shared/web/src/ui/jump-up.ts',
    content: 'export const jumpUp = () => scrollTo(0, 0);',
  },
  {
    rule: 'own-page-only',
    path: 'shared/web/src/ui/paper.ts',
    content: 'export const paper = () => getComputedStyle(document.documentElement).color;',
  },
  {
    rule: 'own-page-only',
    path: 'remote-auth/src/bring-up.ts',
    content: 'export const bringUp = (field: Element) => field.scrollIntoView();',
  },
  {
    rule: 'query-keys-in-api',
    path: 'host/src/f.ts',
    content: "export const f = { queryKey: ['eggs'] as const };",
  },
  {
    rule: 'query-keys-in-api',
    path: 'remote-of-tomorrow/src/g.ts',
    content: "export const g = (client: QueryClient) => client.setQueryData(['eggs'], []);",
  },
  {
    rule: 'query-keys-name-shape',
    path: 'shared/web/src/api/eggs.ts',
    content: "export const eggs = { queryKey: [...all, shapeDigest(Egg), 'own'] };",
  },
  { rule: 'file-named-after-export', path: 'host/src/l.ts', content: 'export const seasonTitle = 1;' },
  {
    rule: 'file-named-after-export',
    path: 'remote-auth/src/KeyCard.tsx',
    content: 'export function KeyPanel() {}\nexport const keyPanelTitle = 1;',
  },
  {
    rule: 'schemas-in-contract',
    path: 'provider/src/assets/egg.ts',
    content: "import * as z from 'zod/mini';\nexport const egg = z.object({ id: z.int() });",
  },
  {
    rule: 'schemas-in-contract',
    path: 'shared/web/src/api/state.ts',
    content: "import { z as zod } from 'zod';\nexport const state = zod.enum(['SEALED', 'HATCHED']);",
  },
  {
    rule: 'static-styles',
    path: 'host/src/open.ts',
    content:
      "export const open = styled.p`\n  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};\n`;",
  },
  {
    rule: 'static-styles',
    path: 'remote-of-tomorrow/src/rows.ts',
    content:
      'export const rows = styled(Link).attrs({})`\n  ${function (props) {\n    return props.style;\n  }}\n`;',
  },
  {
    rule: 'texts-in-elements',
    path: 'host/src/Busy.tsx',
    content: 'export const Busy = ({ isBusy }: Props) => <p>{isBusy && <Spinner />} Send</p>;',
  },
  {
    rule: 'texts-in-elements',
    path: 'host/src/Count.tsx',
    content: 'export const Count = ({ count }: Props) => <p>{copy.eggs(count)} <Mark /></p>;',
  },
  {
    rule: 'theme-only-styles',
    path: 'host/src/colour.ts',
    content: 'export const colour = styled.p`\n  border: 1px solid #fff6cf;\n`;',
  },
  {
    rule: 'theme-only-styles',
    path: 'host/src/shadow.ts',
    content: 'export const shadow = styled(Link)`\n  box-shadow: 0 1px rgb(0 0 0 / 0.5);\n`;',
  },
  {
    rule: 'theme-only-styles',
    path: 'shared/web/src/ui/layer.ts',
    content: 'export const layer = styled.p.attrs({})`\n  z-index: 2;\n`;',
  },
  {
    rule: 'theme-only-styles',
    path: 'remote-spawn/src/weight.ts',
    content: 'export const weight = css`\n  font-weight: 600;\n`;',
  },
  {
    rule: 'theme-only-styles',
    path: 'remote-spawn/src/typeface.ts',
    content: 'export const typeface = css`\n  font-family: Menlo, monospace;\n`;',
  },
  {
    rule: 'theme-only-styles',
    path: 'host/src/breakpoint.ts',
    content: 'export const breakpoint = styled.p`\n  @media (min-width: 700px) {\n    color: red;\n  }\n`;',
  },
  {
    rule: 'theme-only-styles',
    path: 'remote-spawn/src/size.ts',
    content: 'export const size = styled.p`\n  font-size: clamp(1rem, 2vw, 2rem);\n`;',
  },
  {
    rule: 'theme-only-styles',
    path: 'remote-spawn/src/distance.ts',
    content: 'export const distance = styled.p`\n  padding: 0 ${space} 5px;\n`;',
  },
  {
    rule: 'theme-only-styles',
    path: 'remote-spawn/src/radius.ts',
    content: 'export const radius = styled.p`\n  border-radius: 8px;\n`;',
  },
  { rule: 'no-folder-cycles', path: 'host/src/a/here.ts', content: "import '../b/inner/here.ts';" },
  {
    rule: 'no-folder-cycles',
    path: 'host/src/b/other.ts',
    content: "import type { Egg } from '../a/egg.ts';",
  },
  { rule: 'no-folder-cycles', path: 'edge/src/a/here.ts', content: "export * from '../b/here.ts';" },
  {
    rule: 'no-folder-cycles',
    path: 'edge/src/b/here.ts',
    content: "export const b = import('../c/here.ts');",
  },
  { rule: 'no-folder-cycles', path: 'edge/src/c/here.ts', content: "import '../a/there.ts';" },
  { rule: 'no-folder-cycles', path: 'shared/web/src/a/here.ts', content: "import '@emberclutch/web/state';" },
  { rule: 'no-folder-cycles', path: 'shared/web/src/state/here.ts', content: "import '../a/there.ts';" },
];

/** Files that look alike and break no rule. */
export const allowed: { path: string; content: string }[] = [
  { path: 'host/src/h.ts', content: "export const h = ['a'] as const;" },
  {
    path: 'host/src/i.ts',
    content: '// The caller has checked it.\nexport const i = (a: unknown) => a as string;',
  },
  {
    path: 'host/src/i.test.ts',
    content: "export const i = (a: unknown) => [a as string, { queryKey: ['eggs'] }];",
  },
  { path: 'host/src/golden-assets.ts', content: 'export const goldenAssets = 1;' },
  { path: 'shared/art/src/gold-finish.ts', content: 'export const goldFinish = 1;' },
  { path: 'shared/web/src/mount/ExternalPageNotice.tsx', content: 'export const ExternalPageNotice = 1;' },
  { path: 'host/src/j.ts', content: 'export const j = { queryKey: accountQueries.all };' },
  { path: 'host/src/season-title.ts', content: 'export const other = 1, seasonTitle = 2;' },
  { path: 'host/src/EggCard.tsx', content: 'export type Props = object;\nexport function EggCard() {}' },
  { path: 'host/src/golden-eggs.ts', content: 'export const goldenEggsAtom = 1;' },
  { path: 'host/src/money.ts', content: 'export const parseMoney = 1, formatMoney = 2;' },
  { path: 'provider/src/assets/asset-repository.ts', content: 'export const listAssets = 1;' },
  {
    path: 'shared/contract/src/egg.ts',
    content: "import * as z from 'zod/mini';\nexport const Egg = z.object({});",
  },
  {
    path: 'provider/src/assets/asset-routes.ts',
    content: "import * as z from 'zod/mini';\nexport const assetRoutes = z.object({ id: z.string() });",
  },
  {
    path: 'shared/web/src/api/sessions.ts',
    content: "import * as z from 'zod/mini';\nexport const sessions = z.array(z.unknown());",
  },
  {
    path: 'host/src/measures.ts',
    content:
      'export const measures = styled.p`\n  width: 300px;\n  border: 1px solid ${ink};\n  margin: -8px 0 clamp(8px, 2vw, 24px);\n  font: inherit;\n  font-family: ${text};\n  font-size: 0.9em;\n  @media ${phone} {\n    width: 200px;\n  }\n`;',
  },
  {
    path: 'host/src/variant.ts',
    content:
      'export const variant = styled.p`\n  width: calc(var(--columns) * ${column});\n  ${list(() => 1)}\n  &:where([data-open]) {\n    color: ${ink};\n  }\n`;',
  },
  { path: 'shared/web/src/theme/palette.ts', content: 'export const palette = css`\n  color: #fff;\n`;' },
  { path: 'shared/web/src/api/k.ts', content: "export const k = { queryKey: ['eggs', shapeDigest(Egg)] };" },
  { path: 'provider/src/a/here.ts', content: "import '../b/here.ts';\nimport './inner/here.ts';" },
  { path: 'provider/src/a/inner/here.ts', content: "import '../there.ts';" },
  { path: 'provider/src/b/here.test.ts', content: "import '../a/here.ts';" },
];
