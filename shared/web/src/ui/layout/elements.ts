import type { ReactElement } from 'react';

/** Children next to which a component inserts elements. Excludes bare text, because React fails if the browser has translated it. */
export type Elements = ReactElement | readonly Elements[] | '' | boolean | null | undefined;
