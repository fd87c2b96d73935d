import { createGlobalStyle } from 'styled-components';
import { font, size, space } from '@emberclutch/web/theme/tokens.ts';
import { printOnlyCss } from '@emberclutch/web/theme/print-only-css.ts';

/** Prints only the receipt, in light mode, without the page around it and without its buttons. */
export const PrintStyle = createGlobalStyle`
  [data-print-only] {
    display: none;
  }
  @media print {
    ${printOnlyCss('[data-receipt]')}
    p[data-print-only] {
      font-family: ${font.display};
      font-size: ${size.xl};
    }
    [data-receipt] :is(a, button) {
      display: none;
    }
    [data-print-only] {
      display: block;
      margin-bottom: ${space.m};
    }
  }
`;
