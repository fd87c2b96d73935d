import type { LockRequest } from '@emberclutch/contract/spawn/input/lock-request.ts';
import { randomUUID } from 'node:crypto';
import { SessionService } from '../identity/sessions/session-service.ts';
import type { TestProvider } from './open-test-provider.ts';

/** Creates an account, and opens its session without a mail. @returns the calls of the player */
export async function signInPlayer({ db, clock, config, inject }: TestProvider, name: string) {
  const id = randomUUID();
  await db
    .insertInto('accounts')
    .values({
      id,
      email: `${id}@example.com`,
      display_name: name,
      created_at: Math.floor(clock.now() / 1000),
    })
    .execute();
  const sessions = new SessionService({ db, clock, settings: config.session });
  const client = { keepsCookies: false, userAgent: undefined, clientAddress: '127.0.0.1' };
  const { sessionId } = await sessions.open(id, client);
  const authorization = `Bearer ${sessionId}`;
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    inject({ method: 'POST', url, payload, headers: { authorization, ...headers } });
  return {
    id,
    get: (url: string) => inject({ url, headers: { authorization } }),
    post,
    delete: (url: string) => inject({ method: 'DELETE', url, headers: { authorization } }),
    lock: (basket: LockRequest, idempotencyKey?: string) =>
      post('/v1/eggs/spawn/lock', basket, idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
}
