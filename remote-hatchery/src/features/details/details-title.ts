/** In a separate file, because the page table needs it before the page has loaded. */
export const detailsTitle = 'Specimen';
