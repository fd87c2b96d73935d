/** Seconds after which a missing script is watched, and seconds without a byte after which its download has failed. */
const watchAfterSeconds = 2;
const maxSilenceSeconds = 20;

/**
 * Makes a script fail, with an `error` event, when no more bytes of it arrive. A script element reports no progress, so a slow script is also
 * fetched: the browser answers from the same download. An interval counts the seconds: on a page whose thread is busy for long it runs
 * once, late, so that it notices bytes that arrived before it runs again. Chunk loaders do the same (`tooling/webpack/retry-addresses.ts`).
 */
export function failWhenSilent(script: HTMLScriptElement): void {
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
