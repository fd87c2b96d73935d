import { asOperator } from './open-test-provider.ts';
import type { TestProvider } from './open-test-provider.ts';

export interface SignedInAccount {
  accountId: string;
  sessionId: string;
  headers: { authorization: string };
}

/** Signs up, reads the code in the outbox and confirms it, as a client that stores no cookies. */
export async function signUp(
  provider: TestProvider,
  email: string,
  displayName = 'Moss Lantern',
): Promise<SignedInAccount> {
  const begun = await provider.inject({
    method: 'POST',
    url: '/v1/auth/signup',
    payload: { email, displayName },
  });
  const { challenge } = begun.json<{ challenge: string }>();
  const code = await newestCode(provider, email);
  const confirmed = await provider.inject({
    method: 'POST',
    url: '/v1/auth/confirm',
    payload: { code, challenge },
  });
  const { sessionId, userId } = confirmed.json<{ sessionId: string; userId: string }>();
  return { accountId: userId, sessionId, headers: { authorization: `Bearer ${sessionId}` } };
}

export async function newestMail(provider: TestProvider, email: string) {
  const outbox = await provider.inject({ url: '/outbox.json', headers: asOperator });
  const mails = outbox.json<{ to: string; subject: string; text: string; code: number | null }[]>();
  const mail = mails.find(({ to }) => to === email);
  if (!mail) throw new Error(`No mail was sent to ${email}.`);
  return mail;
}

export async function newestCode(provider: TestProvider, email: string): Promise<number> {
  const { code } = await newestMail(provider, email);
  if (code === null) throw new Error(`The newest mail to ${email} has no code.`);
  return code;
}
