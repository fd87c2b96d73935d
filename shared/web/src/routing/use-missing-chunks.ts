import { useState } from 'react';
import { isChunkLoadError } from './is-chunk-load-error.ts';

/** Module state, so once for each loaded release: if the boundary switches to another release, that one has its own flag. */
let isPassedOn = false;

/**
 * Passes the first missing chunk of an effect or event handler to the error boundary around the page, which loads the page from the live
 * release. If that does not help, or the browser is offline, the caller shows its own message. Returns a handler for any error.
 */
export function useMissingChunks(): (error: unknown) => void {
  const [, throwInRender] = useState(null);
  return (error) => {
    if (isPassedOn || !navigator.onLine || !isChunkLoadError(error)) return;
    isPassedOn = true;
    throwInRender(() => {
      throw error;
    });
  };
}
