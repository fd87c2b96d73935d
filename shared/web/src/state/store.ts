import { getDefaultStore } from 'jotai';

/** The one jotai store of a page, for code outside components; hooks use it without a provider. */
export const store = getDefaultStore();
