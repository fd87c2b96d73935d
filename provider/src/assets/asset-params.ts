import { entityIdText } from '@emberclutch/contract/shape/input/entity-id-text.ts';
import * as z from 'zod/mini';

export const AssetParams = z.object({ id: entityIdText() });
