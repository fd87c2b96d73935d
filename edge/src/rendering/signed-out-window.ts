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

const noStorage: PropertyDescriptor = { value: undefined, configurable: true };

/** Gives this thread that window for good. Node has storages as well, and warns about the local one when it is read. */
export function installSignedOutWindow(): void {
  Object.assign(globalThis, { window: signedOutWindow });
  Object.defineProperties(globalThis, { localStorage: noStorage, sessionStorage: noStorage });
}

/** Runs some work with that window. */
export async function withSignedOutWindow<Result>(work: () => Promise<Result>): Promise<Result> {
  installSignedOutWindow();
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}
