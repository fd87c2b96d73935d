import { readEntityId } from './readers/entity-id.ts';
import { readInstant } from './readers/instant.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';
import { readText } from './readers/text.ts';
import { LockStatus } from './spawn.ts';
import type { Lock } from './spawn.ts';

/**
 * Reads the lock that any provider has granted. Its number is all that is needed to pay or confirm, so it is searched in
 * `id` and `lockId`, one object deeper, and as the answer itself; everything else may be missing.
 */
export const LenientLock = schemaOf((answer): Lock | null => {
  const places = [answer, ...Object.values(readRecord(answer))].map(readRecord);
  const place = places.find((record) => readLockId(record) !== null) ?? {};
  const id = readLockId(place) ?? readEntityId(answer);
  if (id === null) return null;
  return {
    id,
    lockId: id,
    expiresAt: readInstant(place.expiresAt) ?? undefined,
    checkoutUrl: readText(place.checkoutUrl) ?? undefined,
  };
});

/** The held lock of an account as its provider reports it. */
export type HeldLock = Lock & LockStatus;

/** Reads `ActiveLock`. Anything but a held lock with its number counts as none. */
export const LenientActiveLock = schemaOf((answer): { lock: HeldLock | null } => {
  const { lock } = readRecord(answer);
  const id = readLockId(readRecord(lock));
  const { data } = LockStatus.safeParse(lock);
  return { lock: id !== null && data?.state === 'held' ? { ...data, id, lockId: id } : null };
});

const readLockId = ({ id, lockId }: Readonly<Record<string, unknown>>) =>
  readEntityId(id) ?? readEntityId(lockId);
