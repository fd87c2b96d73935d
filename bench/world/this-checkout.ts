import { join } from 'node:path';

/** Folder of the checkout of this bench. */
export const thisCheckout = join(import.meta.dirname, '../..');
