import { createEntityIdSchema } from '@emberclutch/contract/shape/input/query-schema.ts';
import * as z from 'zod/mini';

export const AssetParams = z.object({ id: createEntityIdSchema() });
