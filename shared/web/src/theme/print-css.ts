import { notPrintedAttribute } from './not-printed.ts';
import { writePaperCss } from './variables.ts';

/**
 * How every page is printed: only its content, in light mode. Keeps buttons in tables, because their text is a name. Plain text, so that a
 * composed page can contain it even if scripts are disabled.
 */
export const printCss = `@media print {
    ${writePaperCss('body')}

    /* Overrides the mode of the page. */
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
    summary {
      list-style: none;
    }
    body table button {
      padding: 0;
      background: none;
      border: 0;
    }
    /* Shows immediately the parts that fade in on screen. */
    body *:not([${notPrintedAttribute}]) {
      animation: none;
      transition: none;
    }
    main :is(li, [role='listitem'], tr, figure, section > h2) {
      break-inside: avoid;
    }
  }`;
