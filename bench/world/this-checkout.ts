import { join } from 'node:path';

/** Root folder of the checkout of this bench. */
export const thisCheckout = join(import.meta.dirname, '../..');
