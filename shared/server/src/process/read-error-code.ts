/** Reads the code of a system error (`ENOENT`); undefined for any other error. */
export const readErrorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
