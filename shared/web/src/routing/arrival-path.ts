/** The page on which an asset arrives again, or a dragon hatches again. Not in `paths`, because the host never links to it. */
export const arrivalPath = (id: number | ':id') => `/arrival/${id}`;
