import { useState } from 'react';
import { isChunkLoadError } from './is-chunk-load-error.ts';

/** State of the module: if the boundary switches to another release, that release has a copy of this module, with its own flag. */
let hasPassedError = false;

/**
 * Returns an error handler for effects and event handlers that import chunks. It passes the first missing chunk to the error boundary around
 * the page, which loads the page from the live release. It ignores later errors, and errors while offline: the caller shows its own message.
 */
export function useMissingChunks(): (error: unknown) => void {
  const [, throwInRender] = useState(null);
  return (error) => {
    if (hasPassedError || !navigator.onLine || !isChunkLoadError(error)) return;
    hasPassedError = true;
    throwInRender(() => {
      throw error;
    });
  };
}
