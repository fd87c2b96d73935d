import * as z from 'zod/mini';
import { entityId, parseEntityId } from '../entity-id.ts';
import { schemaOf } from '../schema-of.ts';

/** The id of an asset, lock, purchase or cycle: a number, or its text, as in a path. */
export const EntityId = z.pipe(
  z.transform((text: unknown) => (typeof text === 'string' ? (parseEntityId(text) ?? text) : text)),
  schemaOf(entityId),
);

export const EntityParams = z.object({ id: EntityId });
