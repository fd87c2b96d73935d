/** No page that is prerendered shows a remote. */
export const federation = null;
