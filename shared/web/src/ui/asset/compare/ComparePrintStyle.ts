import { createGlobalStyle } from 'styled-components';
import { notPrintedAttribute } from '../../../theme/not-printed.ts';
import { printOnlyCss } from '../../../theme/print-only-css.ts';

/** Prints only the comparison, in light mode, without the page around it and without its controls. */
export const ComparePrintStyle = createGlobalStyle`
  @media print {
    ${printOnlyCss('[data-compare]')}
    [data-compare] * {
      background: none;
    }
    [data-compare] [${notPrintedAttribute}] {
      display: none;
    }
  }
`;
