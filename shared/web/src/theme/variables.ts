import { seasonNames } from '@emberclutch/contract/season/season-name.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { modes, getPalette } from './palette.ts';
import type { Mode, Palette } from './palette.ts';
import { toVariable } from './tokens.ts';

/**
 * Custom properties of all modes and seasons, for an element with both as classes, or `darkElement` if the mode is a class of another one.
 * Plain text, so that a composed page can contain it before any script.
 */
export const writeVariableCss = (element: string, darkElement = `${element}.${pageClasses.dark}`) =>
  modes
    .flatMap((mode) =>
      seasonNames.map((season) => writeRule(mode === 'dark' ? darkElement : element, mode, season)),
    )
    .join('\n');

/** `writeVariableCss` for our own pages. */
export const variableCss = writeVariableCss(':root');

/** Dark mode of pages without scripts, which follow the system: only the boot script can read a stored choice. */
export const systemDarkCss = `@media screen and (prefers-color-scheme:dark){${seasonNames
  .map((season) => writeRule(':root', 'dark', season))
  .join('')}}`;

/** Custom properties of a printed element: always light, always in the same colours. */
export const writePaperCss = (element: string) => writeRule(element, 'light', 'GENESIS');

function writeRule(element: string, mode: Mode, season: SeasonName): string {
  const suffix = season === 'GENESIS' ? '' : `.${pageClasses.season(season)}`;
  return `${element}${suffix}{color-scheme:${mode};${writeDeclarations(getPalette(mode, season))}}`;
}

function writeDeclarations(palette: Palette): string {
  // Cast: `Object.entries` loses the key type.
  const entries = Object.entries(palette) as [keyof Palette, string][];
  return entries.map(([name, value]) => `${toVariable(name)}:${value}`).join(';');
}
