import { color } from './tokens.ts';
import { writePaperCss } from './variables.ts';

/** Rules for `@media print` that print only one element, in light mode, without the page around it. */
export const writePrintOnlyCss = (element: string) => `
  ${writePaperCss(element)}

  /* Overrides the mode of the page: paper is light. */
  html {
    color-scheme: light !important;
    background: none;
  }
  body {
    visibility: hidden;
  }
  ${element} {
    visibility: visible;
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    color: ${color.ink};
  }
`;
