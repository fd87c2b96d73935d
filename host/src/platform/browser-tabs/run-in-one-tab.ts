/** Time for which a tab holds the lock, in milliseconds: tabs are separate processes, and see each other's storage writes with a delay. */
const holdMs = 1_000;

/**
 * Runs `action` in only one of several tabs that would run it at the same moment: in the tab that gets the Web Lock of this name. Without Web
 * Locks, which need a secure context, each tab runs it.
 */
export function runInOneTab(name: string, action: () => void): void {
  if (!('locks' in navigator)) return action();
  let hasRun = false;
  const request = navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    hasRun = true;
    action();
    await new Promise((resolve) => setTimeout(resolve, holdMs));
  });
  request.catch((error) => {
    if (hasRun) reportError(error);
    // A browser that denies Web Locks denies storage, too, so other tabs share no state with this one.
    else action();
  });
}
