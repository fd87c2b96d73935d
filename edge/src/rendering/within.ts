/** @returns null if the work takes longer; it is not stopped */
export async function within<Value>(ms: number, work: Promise<Value>): Promise<Value | null> {
  const { promise: tooLate, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, ms, null);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
