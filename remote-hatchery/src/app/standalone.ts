/** The standalone page of this remote, for development. The dynamic import lets shared modules load first. */
void import('./standalone-page.ts');
