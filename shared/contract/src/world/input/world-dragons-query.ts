import * as z from 'zod/mini';
import { createQuerySchema, createWholeNumberSchema } from '../../shape/input/query-schema.ts';
import { instant } from '../../shape/instant.ts';
import { schemaOf } from '../../shape/schema-of.ts';

/** Query of `GET /v1/world/dragons`. */
export const WorldDragonsQuery = createQuerySchema({
  since: z.optional(createWholeNumberSchema(schemaOf(instant))),
});
