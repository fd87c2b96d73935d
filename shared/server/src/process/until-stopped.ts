/** Milliseconds within which two signals count as one: terminal and package runner both forward a Ctrl-C. */
const duplicateMs = 500;

/** Waits for SIGINT or SIGTERM. A second signal ends the process immediately. */
export function untilStopped(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let signaledAt: number | undefined;
  const stop = () => {
    if (signaledAt !== undefined && performance.now() - signaledAt > duplicateMs) process.exit(130);
    signaledAt ??= performance.now();
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  return promise;
}
