import { hash } from 'node:crypto';
import { newSecret } from '../platform/secret.ts';
import type { TestProvider } from './open-test-provider.ts';
import type { SignedInAccount } from './sign-in.ts';

/**
 * Connects a site by the calls of its page and of the player.
 * @returns the headers of a page of that site with its token
 */
export async function connectSite(
  provider: TestProvider,
  { headers }: Pick<SignedInAccount, 'headers'>,
  origin: string,
): Promise<{ origin: string; authorization: string }> {
  const verifier = newSecret();
  const allowed = await provider.inject({
    method: 'POST',
    url: '/v1/account/connected-sites',
    headers,
    payload: { origin, challenge: hash('sha256', verifier, 'base64url') },
  });
  const exchanged = await provider.inject({
    method: 'POST',
    url: '/v1/connected/token',
    headers: { origin },
    payload: { code: allowed.json<{ code: string }>().code, verifier },
  });
  return { origin, authorization: `Bearer ${exchanged.json<{ token: string }>().token}` };
}
