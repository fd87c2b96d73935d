import { createGlobalStyle } from 'styled-components';
import { color, font, size, space } from '@emberclutch/web/theme/tokens.ts';
import { paperCssOf } from '@emberclutch/web/theme/variables.ts';

/** Prints only the receipt, in light mode, without the page around it and without its buttons. */
export const PrintStyle = createGlobalStyle`
  [data-print-only] {
    display: none;
  }
  @media print {
    ${paperCssOf('[data-receipt]')}

    /* Stronger than the mode of the page: paper is light. */
    html {
      color-scheme: light !important;
      background: none;
    }
    body {
      visibility: hidden;
    }
    [data-receipt] {
      visibility: visible;
      position: absolute;
      top: 0;
      left: 0;
      width: 100%;
      color: ${color.ink};
    }
    [data-receipt] :is(a, button) {
      display: none;
    }
    [data-print-only] {
      display: block;
      margin-bottom: ${space.m};
      font-family: ${font.display};
      font-size: ${size.xl};
    }
  }
`;
