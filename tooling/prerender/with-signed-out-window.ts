/**
 * Runs some work with a `window` of a signed-out visitor: no storage, no stored theme, no events. There is no `document`, so
 * that styled-components collects its rules for the server.
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
