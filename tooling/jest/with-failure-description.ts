/**
 * Adds a description to the error of a failed test, because the content of its page cannot be read afterwards.
 * @param describe called after the failure; the test keeps its own error even if the description fails
 */
export function withFailureDescription(
  run: () => Promise<void>,
  describe: () => Promise<string>,
): () => Promise<void> {
  return async () => {
    try {
      await run();
    } catch (error) {
      const description = await describe().catch((failure: unknown) => `Not described: ${String(failure)}`);
      // The runner prints the stack, which begins with a copy of the message.
      if (error instanceof Error && description !== '') error.stack = `${error.stack}\n\n${description}`;
      throw error;
    }
  };
}
