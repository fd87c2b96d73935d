/**
 * Waits for a promise no longer than a signal lets it.
 * @throws an `AbortError` once the signal aborts
 */
export function abortable<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => reject(new DOMException('The call was aborted', 'AbortError'));
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
  });
}
