/** Marks elements that a print leaves out, in addition to forms, navigation, and buttons outside of tables. */
export const notPrintedAttribute = 'data-no-print';

/** Props of an element that a print leaves out. */
export const notPrinted = { [notPrintedAttribute]: true } as const;
