/**
 * The `window` of a signed-out visitor on Node: no storage, no stored theme, no events. There is no `document`, so that
 * styled-components collects its rules for the server.
 */
const signedOutWindow = {
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
};

/** Gives this thread that window for good. */
export const installSignedOutWindow = (): void => void Object.assign(globalThis, { window: signedOutWindow });

/** Runs some work with that window. */
export async function withSignedOutWindow<Result>(work: () => Promise<Result>): Promise<Result> {
  installSignedOutWindow();
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}
