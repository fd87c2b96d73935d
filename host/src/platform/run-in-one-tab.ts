/** Milliseconds until all tabs know what one of them has stored: they may be processes of their own. */
const spread = 1_000;

/**
 * Lets one tab act where several would at the same moment, which what they store is too slow to prevent. Those that come
 * second do nothing. Without locks, which browsers offer to secure pages only, each acts.
 */
export function runInOneTab(name: string, act: () => void): void {
  if (!('locks' in navigator)) return act();
  let hasActed = false;
  const turn = navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    hasActed = true;
    act();
    await new Promise((resolve) => setTimeout(resolve, spread));
  });
  turn.catch((failure) => {
    if (hasActed) reportError(failure);
    // Locks go with storage: where a browser refuses both, this page is the only one it knows.
    else act();
  });
}
