import { AssetId } from '@emberclutch/shared/contract/ids';
import { wholeNumberText } from '@emberclutch/shared/contract/whole-number-text';
import * as z from 'zod/mini';

/** The id of an asset in a path. */
export const AssetParams = z.object({ id: wholeNumberText(AssetId) });
