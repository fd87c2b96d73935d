/**
 * Does some work with a window that knows nobody: no storage, no choice of theme, nothing that ever happens. There is no
 * document, by which styled-components tells that it must collect its rules.
 */
export async function withSignedOutWindow<Result>(work: () => Promise<Result>): Promise<Result> {
  const window = {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    matchMedia: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  };
  Object.assign(globalThis, { window });
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}
