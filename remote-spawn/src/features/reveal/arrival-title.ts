/** In a separate file, because the page table is loaded with every page of the remote. */
export const arrivalTitle = 'An arrival, again';
