import type { Theme } from './theme.ts';

declare module 'styled-components' {
  // Declaration merging gives styled-components the type of the theme.
  export interface DefaultTheme extends Theme {}
}

export { elementStyle } from './element-style.ts';
export { GlobalStyle } from './GlobalStyle.ts';
export { layers, theme } from './theme.ts';
export type { Theme } from './theme.ts';
export { variableCssOf } from './variables.ts';
export type { SeasonTint } from '@emberclutch/contract/page-protocol.ts';
export type { Mode } from './palette.ts';
