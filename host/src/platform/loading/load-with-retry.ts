/** Milliseconds until what was lost is asked for again, unless the network comes back sooner. */
const pause = 20_000;

/** Fetches what a page cannot do without for long: a chunk that was lost is asked for until it is here. */
export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await untilWorthwhile();
    }
  }
}

function untilWorthwhile(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const goOn = () => resolve();
  const timer = setTimeout(goOn, pause);
  window.addEventListener('online', goOn);
  return promise.finally(() => {
    clearTimeout(timer);
    window.removeEventListener('online', goOn);
  });
}
