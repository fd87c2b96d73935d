import type { CDPSession, Page } from 'playwright-core';

/** A virtual authenticator, which the test controls through the Chrome DevTools Protocol. */
export interface Authenticator {
  /** Credential ids, base64url. */
  listPasskeys: () => Promise<string[]>;
  /** Sets whether user verification succeeds. */
  setUserVerified: (isVerified: boolean) => Promise<void>;
  /** Sets whether the user touches the authenticator when it asks for user presence. */
  setUserPresent: (isPresent: boolean) => Promise<void>;
  /** Waits until the page has requested a passkey. Must be called before any other action on a page that requests one. */
  waitForRequest: () => Promise<void>;
  /** Removes the authenticator from the browser. */
  remove: () => Promise<void>;
}

/** Adds a platform authenticator with user verification, such as a fingerprint reader, to a page. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await page.addInitScript(markRequests);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    listPasskeys: async () => {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.map(({ credentialId }) => toBase64Url(credentialId));
    },
    setUserVerified: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    setUserPresent: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    waitForRequest: async () => {
      await page.locator('html[data-passkey-request]').waitFor({ state: 'attached' });
      // The browser handles the request before this call, because both run on the same thread.
      await session.send('WebAuthn.getCredentials', { authenticatorId });
    },
    remove: async () => {
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    },
  };
}

/** Runs in the page before its scripts: marks the document when the page requests a passkey. */
function markRequests() {
  const credentials: CredentialsContainer | undefined = Reflect.get(navigator, 'credentials');
  if (!credentials) return; // absent outside of a secure context
  const get = credentials.get.bind(credentials);
  credentials.get = (options) => {
    const credential = get(options);
    document.documentElement.dataset.passkeyRequest = options?.mediation ?? 'modal';
    return credential;
  };
}

const toBase64Url = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
