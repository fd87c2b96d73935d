import * as z from 'zod/mini';
import { queryObject, wholeNumberText } from '../../shape/input/query-object.ts';
import { instant } from '../../shape/instant.ts';
import { schemaOf } from '../../shape/schema-of.ts';

/** Query of `GET /v1/world/dragons`. */
export const WorldDragonsQuery = queryObject({
  since: z.optional(wholeNumberText(schemaOf(instant))),
});
