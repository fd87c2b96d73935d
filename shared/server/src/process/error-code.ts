/** The code of a system error (`ENOENT`); undefined for any other error. */
export const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
