import * as z from 'zod/mini';
import { entityId, parseEntityId } from '../entity-id.ts';
import { schemaOf } from '../schema-of.ts';

/**
 * The id of an asset, lock, purchase or cycle: a number, or a text of one, as in a path.
 * @param schema of the id, if it has a limit of its own
 */
export const entityIdText = (schema: z.ZodMiniType<number, number> = schemaOf(entityId)) =>
  z.pipe(
    z.transform((text: unknown) => (typeof text === 'string' ? (parseEntityId(text) ?? text) : text)),
    schema,
  );
