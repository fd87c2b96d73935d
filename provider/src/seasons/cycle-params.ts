import { entityId } from '@emberclutch/contract/shape/entity-id.ts';
import { createEntityIdSchema } from '@emberclutch/contract/shape/input/query-schema.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import * as z from 'zod/mini';

/** Maximum of the column that holds a cycle's id. */
const maxId = 2_147_483_647;

/** The id of a cycle in a path. */
export const CycleParams = z.object({ id: createEntityIdSchema(schemaOf(entityId).check(z.maximum(maxId))) });
