/** The page of this remote alone, for development. The dynamic import lets shared modules load first. */
void import('./standalone-page.ts');
