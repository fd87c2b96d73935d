import type { Theme } from './tokens.ts';

declare module 'styled-components' {
  // Declaration merging gives styled-components the type of the theme.
  export interface DefaultTheme extends Theme {}
}

export { elementStyle } from './element-style.ts';
export { GlobalStyle } from './GlobalStyle.ts';
export { layers, theme } from './tokens.ts';
export type { Theme } from './tokens.ts';
export { variableCssOf } from './variables.ts';
export type { Mode, SeasonTint } from './palette.ts';
