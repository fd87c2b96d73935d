/** Resolves in a task of its own: before it, the browser can answer input and paint. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
