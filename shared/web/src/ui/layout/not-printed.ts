/** On controls that a print leaves out. */
export const notPrintedAttribute = 'data-no-print';

/** Props of controls that a print leaves out. */
export const notPrinted = { [notPrintedAttribute]: true } as const;
