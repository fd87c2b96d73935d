/** A terminal and the package runner may both pass one Ctrl-C on: so soon, in milliseconds, it is the same wish. */
const echo = 500;

/** Waits for Ctrl-C or a polite request to end. A second one ends the process at once. */
export function untilStopped(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let askedAt: number | undefined;
  const stop = () => {
    if (askedAt !== undefined && performance.now() - askedAt > echo) process.exit(130);
    askedAt ??= performance.now();
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  return promise;
}
