/** Seconds after which a script that has not loaded is watched, and seconds without a byte after which its download has failed. */
const watchAfterSeconds = 2;
const maxSilenceSeconds = 20;

/**
 * Dispatches an `error` event on a script when its bytes stop arriving. A script element reports no progress, so a slow script is also
 * fetched, which the browser serves from the same download. An interval counts the seconds, because it does not run while the thread is busy,
 * so that bytes which arrive in the meantime are counted first. Chunk loaders do the same (`tooling/webpack/retry-addresses.ts`).
 */
export function failWhenStalled(script: HTMLScriptElement): void {
  const controller = new AbortController();
  let seconds = 0;
  let lastProgress = watchAfterSeconds;
  const write = () => {
    lastProgress = seconds;
  };
  const timer = setInterval(() => {
    seconds += 1;
    if (seconds === watchAfterSeconds)
      fetch(script.src, { signal: controller.signal })
        .then(({ body }) => body?.pipeTo(new WritableStream({ write })))
        // The script element itself succeeds or fails.
        .catch(() => undefined);
    if (seconds - lastProgress >= maxSilenceSeconds) script.dispatchEvent(new Event('error'));
  }, 1_000);
  const end = () => {
    clearInterval(timer);
    controller.abort();
  };
  for (const event of ['load', 'error']) script.addEventListener(event, end, { once: true });
}
