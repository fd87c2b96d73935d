import { AssetId } from '@emberclutch/shared/contract/ids';
import * as z from 'zod/mini';

/** The number of an asset as it stands in a path: digits only, so that `1e3` and `0x10` are nobody's. */
export const AssetParams = z.object({
  id: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.pipe(z.transform(Number), AssetId)),
});
