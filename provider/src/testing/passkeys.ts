import type { TestProvider } from './open-test-provider.ts';
import type { SignedInAccount } from './sign-in.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import type { CreationOptions, RequestOptions } from './software-authenticator.ts';

interface Begun<Options> {
  publicKey: Options;
  sessionData: string;
}

type Account = Pick<SignedInAccount, 'get' | 'post'>;

export const deviceInfo = {
  name: 'Linden laptop',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  platform: 'Linux',
  timestamp: 1_900_000_000_000,
};

export const beginRegistration = async (account: Account) =>
  (await account.post('/v1/webauthn/register/begin')).json<Begun<CreationOptions>>();

/** Registers a passkey for a signed-in account. @returns the provider's response */
export async function registerPasskey(account: Account, authenticator = new SoftwareAuthenticator()) {
  const { publicKey, sessionData } = await beginRegistration(account);
  const made = authenticator.create(publicKey);
  return account.post('/v1/webauthn/register/finish', { ...made, sessionData, deviceInfo });
}

/** @returns the id of a newly registered passkey */
export const newPasskey = async (account: Account, authenticator?: SoftwareAuthenticator) =>
  (await registerPasskey(account, authenticator)).json<{ credentialId: string }>().credentialId;

/** The passkeys that an account lists. */
export const listCredentials = async (account: Account) =>
  (await account.get('/v1/account')).json<{ credentials: { credentialId: string }[] }>().credentials;

interface Named {
  email?: string | null;
}

export const beginPasskeyLogin = async (provider: TestProvider, body: Named = {}) =>
  (await provider.post('/v1/webauthn/login/begin', body)).json<Begun<RequestOptions>>();

/** Signs in with a passkey. @returns the provider's response */
export async function signInByPasskey(
  provider: TestProvider,
  authenticator: SoftwareAuthenticator,
  body: Named = {},
) {
  const { publicKey, sessionData } = await beginPasskeyLogin(provider, body);
  const assertion = authenticator.get(publicKey);
  return provider.post('/v1/webauthn/login/finish', {
    assertion,
    sessionData,
    ...body,
    usageInfo: deviceInfo,
  });
}

export const toHex = (credentialId: string) => Buffer.from(credentialId, 'base64url').toString('hex');
