import { createGlobalStyle } from 'styled-components';
import { variableCssOf } from '@emberclutch/web/theme';

/** Prints the receipt alone, in the light mode, without the page around it and without its buttons. */
export const PrintStyle = createGlobalStyle`
  [data-print-only] {
    display: none;
  }
  @media print {
    ${variableCssOf('[data-receipt]')}

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
      color: ${({ theme }) => theme.color.ink};
    }
    [data-receipt] :is(a, button) {
      display: none;
    }
    [data-print-only] {
      display: block;
      margin-bottom: ${({ theme }) => theme.space.m};
      font-family: ${({ theme }) => theme.font.display};
      font-size: ${({ theme }) => theme.size.xl};
    }
  }
`;
