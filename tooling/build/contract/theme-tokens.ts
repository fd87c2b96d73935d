import { layers, theme } from '@emberclutch/web/theme/theme.ts';
import type { ExportDigests } from '@emberclutch/contract/release.ts';

export const themeModule = '@emberclutch/web/theme';

/** The tokens of the theme with the type of each. A remote depends on those that it names, not on their values. */
export const themeTokens = (): ExportDigests =>
  Object.fromEntries([...leaves('theme', theme), ...leaves('layers', layers)]);

/** The tokens that a source names: `theme.space.m` in `({ theme }) => theme.space.m`. */
export const tokensIn = (source: string): string[] =>
  [...source.matchAll(/\b(?:theme\.\w+|layers)\.\w+/g)]
    .map(([token]) => token)
    .filter((token) => token in known);

const known = themeTokens();

function leaves(path: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, typeof value]];
  return Object.entries(value).flatMap(([name, member]) => leaves(`${path}.${name}`, member));
}
