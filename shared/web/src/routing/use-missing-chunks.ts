import { useState } from 'react';
import { isChunkLoadError } from './is-chunk-load-error.ts';

/** Of this release of an app: the boundary loads another one, with a variable of its own, or this one once more. */
let isPassedOn = false;

/**
 * For chunks that an effect or an event handler loads. The first one that is missing is passed to the error boundary around
 * the page, which loads the page anew in its live release. Where that does not help, or the browser is offline, the caller
 * tells the failure in its own words, and the page stays.
 * @returns takes any error of the caller
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
