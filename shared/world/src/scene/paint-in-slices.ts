interface Options<Result> {
  steps: Generator<void, Result>;
  /** Waits for idle time. @returns budget of the slice in milliseconds */
  nextSlice: () => Promise<number>;
  /** Called before every slice: a painting that is no longer needed stays unfinished. */
  isNeeded: () => boolean;
  /** Called after every slice except the last. */
  onSlice?: () => Promise<void> | undefined;
}

/**
 * Runs the steps of a painting in short tasks.
 * @returns the result of the generator; null if the painting stays unfinished
 */
export async function paintInSlices<Result>({
  steps,
  nextSlice,
  isNeeded,
  onSlice,
}: Options<Result>): Promise<Result | null> {
  for (;;) {
    const budget = await nextSlice();
    if (!isNeeded()) return null;
    const until = performance.now() + budget;
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (performance.now() < until);
    await onSlice?.();
  }
}
