/** Items on a page of an asset list. */
export const pageSize = { default: 50, max: 100 } as const;
