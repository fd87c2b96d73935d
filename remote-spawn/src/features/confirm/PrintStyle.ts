import { createGlobalStyle } from 'styled-components';

/** Prints the receipt alone, without the page around it and without its buttons. */
export const PrintStyle = createGlobalStyle`
  @media print {
    body {
      visibility: hidden;
    }
    [data-receipt] {
      visibility: visible;
      position: absolute;
      top: 0;
      left: 0;
      width: 100%;
    }
    [data-receipt] :is(a, button) {
      display: none;
    }
  }
`;
