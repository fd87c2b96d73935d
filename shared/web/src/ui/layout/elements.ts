import type { ReactElement } from 'react';

/**
 * Children without a text of their own, for a component that inserts elements before them or shows them beside other content:
 * where the browser has translated a bare text there, React fails.
 */
export type Elements = ReactElement | readonly Elements[] | '' | boolean | null | undefined;
