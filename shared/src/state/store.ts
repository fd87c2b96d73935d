import { getDefaultStore } from 'jotai';

/** The one jotai store of a page: hooks use it without a provider, the transport through this name. */
export const store = getDefaultStore();
