import { getDefaultStore } from 'jotai';

/** The only jotai store of a page, for code outside components; hooks use it without a provider. */
export const store = getDefaultStore();
