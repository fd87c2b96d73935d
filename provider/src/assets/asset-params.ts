import { AssetId } from '@emberclutch/shared/contract/ids';
import * as z from 'zod/mini';
import { pathNumber } from '../platform/http/path-number.ts';

/** The number of an asset as it stands in a path. */
export const AssetParams = z.object({ id: pathNumber(AssetId) });
