import { AssetId } from '@emberclutch/contract/ids.ts';
import { wholeNumberText } from '@emberclutch/contract/whole-number-text.ts';
import * as z from 'zod/mini';

/** The id of an asset in a path. */
export const AssetParams = z.object({ id: wholeNumberText(AssetId) });
