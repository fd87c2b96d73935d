import { entityId } from '@emberclutch/contract/shape/entity-id.ts';
import { entityIdText } from '@emberclutch/contract/shape/input/query-object.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import * as z from 'zod/mini';

/** Maximum of the column of a cycle's id. */
const greatestId = 2_147_483_647;

/** The id of a cycle in a path. */
export const CycleParams = z.object({ id: entityIdText(schemaOf(entityId).check(z.maximum(greatestId))) });
