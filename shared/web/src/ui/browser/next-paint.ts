/** Resolves when the browser has painted the current render; immediately in a hidden page, which is not painted. */
export function nextPaint(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (document.hidden) resolve();
  else requestAnimationFrame(() => setTimeout(resolve));
  return promise;
}
