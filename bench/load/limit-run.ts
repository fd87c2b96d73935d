/** Ends a bench after some minutes and on a signal. The servers that it has started end with it. */
export function limitRun(minutes: number): void {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  setTimeout(() => process.exit(1), minutes * 60_000).unref();
}
