/** Deliberate violations of every rule of `rules.ts`: the rule that must report, the file, and what is written in it. */
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
  { rule: 'no-retired-words', path: 'host/src/attendant/c.ts', content: 'export const c = 1;' },
  { rule: 'no-retired-words', path: 'host/src/watch-gold.svg', content: '<svg/>' },
  { rule: 'no-retired-words', path: 'remote-spawn/src/d.ts', content: 'export const d = 1, doorOf = 2;' },
  {
    rule: 'no-retired-words',
    path: 'provider/src/e.ts',
    content: 'export class e {}\nexport type Tallies = e;',
  },
  { rule: 'no-retired-words', path: 'shared/src/art/wash.ts', content: 'export const wash = 1;' },
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
  { path: 'shared/src/art/gold-finish.ts', content: 'export const goldFinish = 1;' },
  { path: 'shared/src/mount/ExternalPageNotice.tsx', content: 'export const ExternalPageNotice = 1;' },
  { path: 'host/src/j.ts', content: 'export const j = { queryKey: accountQueries.all };' },
  { path: 'shared/src/api/k.ts', content: "export const k = { queryKey: ['eggs'] };" },
];
