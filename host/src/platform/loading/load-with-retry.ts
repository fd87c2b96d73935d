/** Loads a chunk that a page will eventually need: retries until it succeeds. */
export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await waitForRetry();
    }
  }
}

/** Interval between two attempts in milliseconds, unless the network returns sooner. */
const retryDelayMs = 20_000;

function waitForRetry(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  const timer = setTimeout(end, retryDelayMs);
  window.addEventListener('online', end);
  return promise.finally(() => {
    clearTimeout(timer);
    window.removeEventListener('online', end);
  });
}
