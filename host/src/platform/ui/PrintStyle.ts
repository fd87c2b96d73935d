import { createGlobalStyle } from 'styled-components';
import { printCss } from '@emberclutch/web/theme/print-css.ts';

/** Prints only the content of a page. Pages without scripts contain the same rules. */
export const PrintStyle = createGlobalStyle`${printCss}`;
