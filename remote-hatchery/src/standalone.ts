/** This remote's own page, for whoever works on it. The border lets shared modules load first. */
void import('./standalone-page.ts');
