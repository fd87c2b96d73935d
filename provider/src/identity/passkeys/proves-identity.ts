import type { PasskeyRecord } from './passkey-repository.ts';

/**
 * Whether a passkey is a recent authentication when it is used. Until every session that could have added it has ended, it
 * signs in and proves nothing more: a stolen session that has added a passkey must not prove itself with it, nor must a
 * session that this passkey opened. See docs/adr/0033.
 * @param now epoch seconds
 * @param sessionLife seconds after which a session ends
 */
export const provesIdentity = (
  { createdAt }: Pick<PasskeyRecord, 'createdAt'>,
  { now, sessionLife }: { now: number; sessionLife: number },
): boolean => createdAt + sessionLife <= now;
