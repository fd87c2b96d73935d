/** Resolves when the browser has painted what is rendered by now; in a hidden page, which is not painted, at once. */
export function nextPaint(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (document.hidden) resolve();
  else requestAnimationFrame(() => setTimeout(resolve));
  return promise;
}
