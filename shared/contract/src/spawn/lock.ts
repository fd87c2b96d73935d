import { entityId, isTooLargeId, readEntityId } from '../shape/entity-id.ts';
import { instant } from '../shape/instant.ts';
import { optional, readBy, required } from '../shape/modifiers.ts';
import { readRecord, record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';
import { text } from '../shape/text.ts';

const fields = record({
  id: required(entityId),
  /** The same number as `id`, because clients may read either. */
  lockId: required(entityId),
  expiresAt: optional(instant),
  checkoutUrl: optional(text),
});

/**
 * A lock that was granted. Paying and confirming need only its number, so the reader looks for it in `id` and `lockId`,
 * one object deeper, and in a bare value. Everything else may be missing.
 */
export const Lock = readBy(fields, (answer) => {
  const found = listObjects(answer).find((object) => readLockId(object) !== null) ?? {};
  const id = readLockId(found) ?? readEntityId(answer);
  return fields.readWith(found, { id, lockId: id });
});
export type Lock = Strict<typeof Lock>;

/** Whether a lock has a number that is too large to be exact. */
export const hasTooLargeLockId = (answer: unknown): boolean =>
  Lock.read(answer) === null &&
  [answer, ...listObjects(answer).flatMap(({ id, lockId }) => [id, lockId])].some(isTooLarge);

const isTooLarge = (id: unknown) =>
  typeof id === 'number' ? id > Number.MAX_SAFE_INTEGER : typeof id === 'string' && isTooLargeId(id.trim());

const listObjects = (answer: unknown) => [answer, ...Object.values(readRecord(answer))].map(readRecord);

/** Providers name the id of a lock `id` or `lockId`. */
export const readLockId = ({ id, lockId }: Readonly<Record<string, unknown>>) =>
  readEntityId(id) ?? readEntityId(lockId);
