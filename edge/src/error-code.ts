/** The system's code of a failure (`ENOENT`), undefined where there is none. */
export const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
