import type { TestProvider } from './open-test-provider.ts';
import type { SignedInAccount } from './sign-in.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import type { CreationOptions, RequestOptions } from './software-authenticator.ts';

interface Begun<Options> {
  publicKey: Options;
  sessionData: string;
}

export const deviceInfo = {
  name: 'Linden laptop',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  platform: 'Linux',
  timestamp: 1_900_000_000_000,
};

export async function beginRegistration(provider: TestProvider, { headers }: SignedInAccount) {
  const begun = await provider.inject({ method: 'POST', url: '/v1/webauthn/register/begin', headers });
  return begun.json<Begun<CreationOptions>>();
}

/** Registers a passkey for a signed-in account. @returns the answer of the provider */
export async function registerPasskey(
  provider: TestProvider,
  account: SignedInAccount,
  authenticator: SoftwareAuthenticator,
) {
  const { publicKey, sessionData } = await beginRegistration(provider, account);
  return provider.inject({
    method: 'POST',
    url: '/v1/webauthn/register/finish',
    headers: account.headers,
    payload: { ...authenticator.create(publicKey), sessionData, deviceInfo },
  });
}

export async function beginPasskeyLogin(provider: TestProvider, body: { email?: string | null } = {}) {
  const begun = await provider.inject({ method: 'POST', url: '/v1/webauthn/login/begin', payload: body });
  return begun.json<Begun<RequestOptions>>();
}

/** Signs in with a passkey. @returns the answer of the provider */
export async function signInByPasskey(
  provider: TestProvider,
  authenticator: SoftwareAuthenticator,
  body: { email?: string | null } = {},
) {
  const { publicKey, sessionData } = await beginPasskeyLogin(provider, body);
  return provider.inject({
    method: 'POST',
    url: '/v1/webauthn/login/finish',
    payload: { assertion: authenticator.get(publicKey), sessionData, ...body, usageInfo: deviceInfo },
  });
}

export const hexOf = (credentialId: string) => Buffer.from(credentialId, 'base64url').toString('hex');

/** Calls of signed-in accounts about their passkeys. @param provider read at each call, because tests open it in a hook */
export function passkeyCalls(provider: () => TestProvider) {
  const call = (method: 'POST' | 'GET' | 'DELETE', url: string, account: SignedInAccount, payload?: object) =>
    provider().inject({ method, url, headers: account.headers, ...(payload && { payload }) });

  return {
    call,
    credentialsOf: async (account: SignedInAccount) => {
      const answer = await call('GET', '/v1/account', account);
      return answer.json<{ credentials: { credentialId: string }[] }>().credentials;
    },
    /** @returns the id of the passkey that was registered */
    newPasskey: async (account: SignedInAccount, authenticator = new SoftwareAuthenticator()) => {
      const answer = await registerPasskey(provider(), account, authenticator);
      return answer.json<{ credentialId: string }>().credentialId;
    },
  };
}
