import { modes, paletteOf, seasonTints } from './palette.ts';
import type { Mode, Palette, SeasonTint } from './palette.ts';
import { variableOf } from './tokens.ts';

/**
 * The custom properties of all modes and seasons, declared on an element that wears mode and season as classes. Plain
 * text, so that a composed page can carry it before any script.
 */
export const variableCssOf = (element: string) =>
  modes.flatMap((mode) => seasonTints.map((season) => rule(element, mode, season))).join('\n');

export const variableCss = variableCssOf(':root');

/** What the first paint needs: the colours, and paper under everything. */
export const firstPaintCss = `${variableCss}
html{background:var(${variableOf('page')});color:var(${variableOf('ink')})}body{margin:0}
.is-known [data-drawn] [data-for-strangers]{visibility:hidden}`;

function rule(element: string, mode: Mode, season: SeasonTint): string {
  const suffix = season === 'genesis' ? '' : `.season-${season}`;
  const selector = `${element}${mode === 'dark' ? '.dark' : ''}${suffix}`;
  return `${selector}{color-scheme:${mode};${declarations(paletteOf(mode, season))}}`;
}

function declarations(palette: Palette): string {
  // `Object.entries` forgets which keys there are.
  const entries = Object.entries(palette) as [keyof Palette, string][];
  return entries.map(([name, value]) => `${variableOf(name)}:${value}`).join(';');
}
