import { entityIdText } from '@emberclutch/contract/shape/input/query-object.ts';
import * as z from 'zod/mini';

export const AssetParams = z.object({ id: entityIdText() });
