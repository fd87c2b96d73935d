import { useState } from 'react';
import { isChunkLoadError } from './is-chunk-load-error.ts';

/** Module state: if the boundary switches to another release, the copy of this module in that release has its own flag. */
let hasPassedError = false;

/**
 * Passes the first missing chunk of an effect or event handler to the error boundary around the page, which loads the page from the live
 * release. If that does not help, or the browser is offline, the caller shows its own message. Returns a handler for any error.
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
