/** Replaces `federation.ts` of the host: no remote is loaded while a page is prerendered. */
export const federation = null;
