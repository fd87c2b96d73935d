/** The page that replays how an asset arrives or a dragon hatches. Not in `paths`, because the host never links to it. */
export const arrivalPath = (id: number | ':id') => `/arrival/${id}`;
