import type { ReactElement } from 'react';

/**
 * Children that are not bare text, for a component that inserts elements before them or beside them: React fails if the browser
 * has translated a bare text there.
 */
export type Elements = ReactElement | readonly Elements[] | '' | boolean | null | undefined;
