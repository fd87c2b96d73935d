import { entityIdText } from '@emberclutch/contract/shape/input/entity-id-text.ts';
import * as z from 'zod/mini';

/** The id of an asset in a path. */
export const AssetParams = z.object({ id: entityIdText() });
