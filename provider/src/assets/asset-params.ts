import { AssetId } from '@emberclutch/shared/contract/ids';
import * as z from 'zod/mini';
import { pathNumber } from '../platform/http/path-number.ts';

/** The id of an asset in a path. */
export const AssetParams = z.object({ id: pathNumber(AssetId) });
