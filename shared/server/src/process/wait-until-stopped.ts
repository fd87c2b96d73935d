/** Two signals within this many milliseconds count as one: the terminal and the package runner both forward a Ctrl-C. */
const duplicateMs = 500;

/** Milliseconds from the end of the drain to the end of the process, for requests in progress, jobs and the database. */
const closingMs = 14_000;

/** @param drainSeconds seconds from a signal until the process stops listening */
export const toGraceMs = (drainSeconds: number) => drainSeconds * 1_000 + closingMs;

/**
 * Waits for SIGINT or SIGTERM. A second signal ends the process immediately. After `graceMs` milliseconds, ends a process that cannot
 * end by itself, for example because its database does not answer, before the supervisor kills it.
 */
export function waitUntilStopped(graceMs = toGraceMs(0)): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let signaledAt: number | undefined;
  const stop = () => {
    if (signaledAt !== undefined && performance.now() - signaledAt > duplicateMs) process.exit(130);
    if (signaledAt === undefined) setTimeout(endNow, graceMs).unref();
    signaledAt ??= performance.now();
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  return promise;
}

function endNow() {
  process.stderr.write(
    'The process did not end in time. It is ended now; what it has acknowledged is stored.\n',
  );
  process.exit(1);
}
