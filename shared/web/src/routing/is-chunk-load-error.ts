/** Whether an `import()` failed to load its chunk. Checks the name that webpack gives the error. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';
