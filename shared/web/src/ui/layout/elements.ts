import type { ReactElement } from 'react';

/** Children beside which a component inserts elements. Not bare text: React fails if the browser has translated it. */
export type Elements = ReactElement | readonly Elements[] | '' | boolean | null | undefined;
