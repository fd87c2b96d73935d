import type { TestProvider } from './open-test-provider.ts';
import type { SignedInAccount } from './sign-in.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import type { CreationOptions, RequestOptions } from './software-authenticator.ts';

interface BegunCeremony<Options> {
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
  (await account.post('/v1/webauthn/register/begin')).json<BegunCeremony<CreationOptions>>();

/** Registers a passkey for a signed-in account. @returns the provider's response */
export async function registerPasskey(account: Account, authenticator = new SoftwareAuthenticator()) {
  const { publicKey, sessionData } = await beginRegistration(account);
  const credential = authenticator.create(publicKey);
  return account.post('/v1/webauthn/register/finish', { ...credential, sessionData, deviceInfo });
}

/** Registers a passkey. @returns its id */
export const createPasskey = async (account: Account, authenticator?: SoftwareAuthenticator) =>
  (await registerPasskey(account, authenticator)).json<{ credentialId: string }>().credentialId;

/** @returns the passkeys that the account's page lists */
export const listCredentials = async (account: Account) =>
  (await account.get('/v1/account')).json<{ credentials: { credentialId: string }[] }>().credentials;

interface EmailBody {
  email?: string | null;
}

export const beginPasskeyLogin = async (provider: TestProvider, body: EmailBody = {}) =>
  (await provider.post('/v1/webauthn/login/begin', body)).json<BegunCeremony<RequestOptions>>();

/** Signs in with a passkey. @returns the provider's response */
export async function signInByPasskey(
  provider: TestProvider,
  authenticator: SoftwareAuthenticator,
  body: EmailBody = {},
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
