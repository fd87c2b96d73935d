/**
 * The `window` of a signed-out visitor on Node, without storage, stored theme and events. There is no `document`, so
 * that styled-components collects its rules as on a server.
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

/** Installs that window in this process for good. Node has storages too, and warns when the local one is read. */
export function installSignedOutWindow(): void {
  Object.assign(globalThis, { window: signedOutWindow });
  Object.defineProperties(globalThis, { localStorage: noStorage, sessionStorage: noStorage });
}

/** Runs a function with that window. */
export async function withSignedOutWindow<Result>(work: () => Promise<Result>): Promise<Result> {
  installSignedOutWindow();
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}
