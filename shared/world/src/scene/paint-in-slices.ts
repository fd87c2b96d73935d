interface Options<Result> {
  steps: Generator<void, Result>;
  /** Waits for time. @returns milliseconds that a slice may take */
  rest: () => Promise<number>;
  /** Asked before each slice: a painting that is no longer needed is left unfinished. */
  isNeeded: () => boolean;
  /** Called after each slice but the last. */
  onSlice?: () => Promise<void> | undefined;
}

/**
 * Takes the steps of a painting in short tasks.
 * @returns what the last step returns; null where the painting was left
 */
export async function paintInSlices<Result>({
  steps,
  rest,
  isNeeded,
  onSlice,
}: Options<Result>): Promise<Result | null> {
  for (;;) {
    const available = await rest();
    if (!isNeeded()) return null;
    const until = performance.now() + available;
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (performance.now() < until);
    await onSlice?.();
  }
}
