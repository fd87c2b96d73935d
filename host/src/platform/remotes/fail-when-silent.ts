/** Milliseconds after which a missing script is watched, and after which a download without progress has failed. */
const watchAfterMs = 2_000;
const maxSilenceMs = 5_000;

/**
 * Makes a script fail, with an `error` event, when no more bytes of it arrive. While bytes arrive, it does not fail, however slow
 * the connection is. A script element reports no progress, so a slow script is also fetched: the browser answers from the same
 * download. The chunk loaders of builds do the same (`tooling/webpack/retry-addresses.ts`).
 */
export function failWhenSilent(script: HTMLScriptElement): void {
  const over = new AbortController();
  let timer = setTimeout(() => void watch(), watchAfterMs);
  const expectBytes = () => {
    clearTimeout(timer);
    timer = setTimeout(() => script.dispatchEvent(new Event('error')), maxSilenceMs);
  };
  const watch = async () => {
    expectBytes();
    try {
      const { body } = await fetch(script.src, { signal: over.signal });
      const reader = body?.getReader();
      for (;;) {
        const part = await reader?.read();
        if (!part || part.done) return;
        expectBytes();
      }
    } catch {
      // The script element itself succeeds or fails.
    }
  };
  const end = () => {
    clearTimeout(timer);
    over.abort();
  };
  for (const event of ['load', 'error']) script.addEventListener(event, end, { once: true });
}
