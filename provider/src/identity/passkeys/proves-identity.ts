import type { PasskeyRecord } from './passkey-repository.ts';

/**
 * Whether the use of a passkey counts as a recent authentication. Until every session that could have added the passkey has
 * ended, it only signs in: otherwise a stolen session could add a passkey and then prove its identity with it, or with a session
 * that it opened. See docs/adr/0033.
 * @param now epoch seconds
 * @param sessionLife seconds after which a session ends
 */
export const provesIdentity = (
  { createdAt }: Pick<PasskeyRecord, 'createdAt'>,
  { now, sessionLife }: { now: number; sessionLife: number },
): boolean => createdAt + sessionLife <= now;
