import { entityId, isTooLargeId, readEntityId } from '../shape/entity-id.ts';
import { instant } from '../shape/instant.ts';
import { optional, readBy, required } from '../shape/modifiers.ts';
import { readRecord, record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';
import { text } from '../shape/text.ts';

const fields = record({
  id: required(entityId),
  /** The same id, because clients may read either member. */
  lockId: required(entityId),
  expiresAt: optional(instant),
  checkoutUrl: optional(text),
});

/** A granted lock. Only its id is required: the reader finds it in `id` or `lockId`, in nested objects, or as a bare value. */
export const Lock = readBy(fields, (response) => {
  const lock = listObjects(response).find((object) => readLockId(object) !== null) ?? {};
  const id = readLockId(lock) ?? readEntityId(response);
  return fields.readWith(lock, { id, lockId: id });
});
export type Lock = Strict<typeof Lock>;

/** Checks whether a lock has an id that is too large for an exact number. */
export const hasTooLargeLockId = (response: unknown): boolean =>
  Lock.read(response) === null &&
  [response, ...listObjects(response).flatMap(({ id, lockId }) => [id, lockId])].some(isTooLarge);

const isTooLarge = (id: unknown) =>
  typeof id === 'number' ? id > Number.MAX_SAFE_INTEGER : typeof id === 'string' && isTooLargeId(id.trim());

const listObjects = (response: unknown) => [response, ...Object.values(readRecord(response))].map(readRecord);

/** Reads the id of a lock, which providers name `id` or `lockId`. */
export const readLockId = ({ id, lockId }: Readonly<Record<string, unknown>>) =>
  readEntityId(id) ?? readEntityId(lockId);
