import type { CDPSession, Page } from 'playwright-core';

/** What keeps a person's passkeys: a device that asks nobody, driven over the browser's own protocol. */
export interface Authenticator {
  /** Credential ids, base64url. */
  listPasskeys: () => Promise<string[]>;
  /** Whether whoever holds the device proves who they are when it asks. */
  setUserVerified: (isVerified: boolean) => Promise<void>;
  /** Whether somebody touches the device when it asks. */
  setPresent: (isPresent: boolean) => Promise<void>;
  /** The page has asked the device for a passkey; to be awaited before anything else is done on a page that asks. */
  asked: () => Promise<void>;
  /** Throws the device away. */
  remove: () => Promise<void>;
}

/** Gives a page a device with a fingerprint reader, as a laptop or a phone has one. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await page.addInitScript(tellOfQuestions);
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
    setPresent: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    asked: async () => {
      await page.locator('html[data-asked-device]').waitFor({ state: 'attached' });
      // The question goes to the same thread of the browser as this call, and before it.
      await session.send('WebAuthn.getCredentials', { authenticatorId });
    },
    remove: async () => {
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    },
  };
}

/** Runs in the page, before its scripts. */
function tellOfQuestions() {
  const devices: CredentialsContainer | undefined = Reflect.get(navigator, 'credentials');
  if (!devices) return; // a page that is not secure has none
  const ask = devices.get.bind(devices);
  devices.get = (options) => {
    const answer = ask(options);
    document.documentElement.dataset.askedDevice = options?.mediation ?? 'at once';
    return answer;
  };
}

const toBase64Url = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
