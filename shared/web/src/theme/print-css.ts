import { notPrintedAttribute } from './not-printed.ts';
import { paperCssOf } from './variables.ts';

/**
 * How every page is printed: its content alone, in light mode. The bar, what is pressed, what lies over the page and what
 * decorates it stay on the screen; names that are buttons in a table stay on paper. Plain text, so that a composed page can
 * contain it where scripts are disabled.
 */
export const printCss = `@media print {
    ${paperCssOf('body')}

    /* Stronger than the mode of the page. */
    html {
      color-scheme: light !important;
      background: none;
    }
    body :is(
      header:not(main *),
      aside:not(main *),
      a[href='#main'],
      nav,
      form,
      [data-variant],
      button:not(table *),
      input,
      select,
      .Toastify,
      [data-celebration],
      [${notPrintedAttribute}]
    ) {
      display: none;
    }
    body table button {
      padding: 0;
      background: none;
      border: 0;
    }
    /* Parts that fade in on the screen are printed at once. */
    body *:not([${notPrintedAttribute}]) {
      animation: none;
      transition: none;
    }
    main :is(li, [role='listitem'], tr, figure, section > h2) {
      break-inside: avoid;
    }
  }`;
