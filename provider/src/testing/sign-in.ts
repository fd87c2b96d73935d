import type { InjectOptions } from 'fastify';
import { asOperator } from './open-test-provider.ts';
import type { TestProvider } from './open-test-provider.ts';

/** Creates the calls of a client with a session. */
export function createClient(provider: Pick<TestProvider, 'inject'>, sessionId: string) {
  const headers = { authorization: `Bearer ${sessionId}` };
  const send =
    (method: 'DELETE' | 'GET' | 'POST' | 'PUT') =>
    (url: string, payload?: object, otherHeaders: Record<string, string> = {}) =>
      provider.inject({ method, url, headers: { ...headers, ...otherHeaders }, ...(payload && { payload }) });
  return {
    sessionId,
    headers,
    get: send('GET'),
    post: send('POST'),
    put: send('PUT'),
    delete: send('DELETE'),
    isSignedIn: async () => (await send('GET')('/v1/account')).statusCode === 200,
  };
}

export type SignedInAccount = Awaited<ReturnType<typeof signUp>>;

/** Signs up, reads the code in the outbox and confirms it, as a client that stores no cookies. */
export const signUp = (provider: TestProvider, email: string, displayName = 'Moss Lantern') =>
  confirm(provider, email, { url: '/v1/auth/signup', body: { email, displayName } });

/** Signs in again by code, as if from another device. */
export const signIn = (provider: TestProvider, email: string, device: InjectOptions = {}) =>
  confirm(provider, email, { url: '/v1/auth/login', body: { email } }, device);

/** Takes an account back with a code, which ends its other sessions. */
export const recover = (provider: TestProvider, email: string, device: InjectOptions = {}) =>
  confirm(provider, email, { url: '/v1/account/forgot-password/init', body: { username: email } }, device);

async function confirm(
  provider: TestProvider,
  email: string,
  { url, body }: { url: string; body: object },
  device: InjectOptions = {},
) {
  const { challenge } = (await provider.post(url, body)).json<{ challenge: string }>();
  const code = await readNewestCode(provider, email);
  const confirmUrl = url.endsWith('init') ? url.replace('init', 'complete') : '/v1/auth/confirm';
  const confirmResponse = await provider.post(confirmUrl, { code, challenge }, device);
  const { sessionId, userId } = confirmResponse.json<{ sessionId: string; userId: string }>();
  return { accountId: userId, ...createClient(provider, sessionId) };
}

/** Lists the e-mails to an address, newest first. */
export async function listMailsTo(provider: TestProvider, email: string) {
  const outbox = await provider.get('/outbox.json', asOperator);
  const mails = outbox.json<{ to: string; subject: string; text: string; code: number | null }[]>();
  return mails.filter(({ to }) => to === email);
}

export async function findNewestMail(provider: TestProvider, email: string) {
  const [mail] = await listMailsTo(provider, email);
  if (!mail) throw new Error(`No mail was sent to ${email}.`);
  return mail;
}

export async function readNewestCode(provider: TestProvider, email: string): Promise<number> {
  const { code } = await findNewestMail(provider, email);
  if (code === null) throw new Error(`The newest mail to ${email} has no code.`);
  return code;
}

/** @returns another code of the same length */
export const toWrongCode = (code: number) => (code === 99_999_999 ? code - 1 : code + 1);

/** A client of the session service that stores no cookies. */
export const testClient = { canStoreCookies: false, userAgent: undefined, clientAddress: '127.0.0.1' };
