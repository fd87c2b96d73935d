import * as z from 'zod/mini';
import { Asset } from './asset.ts';

const total = z.optional(z.int().check(z.nonnegative()));

/**
 * An asset list of any provider: `dragons`, `assets`, `gatewayKeys` or a bare array, with or
 * without `total` (specification, section 3).
 */
export const AssetListAnswer = z.pipe(
  z.union([
    z.array(Asset),
    z.object({
      assets: z.optional(z.array(Asset)),
      dragons: z.optional(z.array(Asset)),
      gatewayKeys: z.optional(z.array(Asset)),
      total,
    }),
  ]),
  z.transform((answer): AssetList => {
    if (Array.isArray(answer)) return { assets: answer, total: undefined };
    const { assets = [], dragons = [], gatewayKeys = [] } = answer;
    return { assets: [...assets, ...dragons, ...gatewayKeys], total: answer.total };
  }),
);

export interface AssetList {
  assets: Asset[];
  /** Undefined if the provider sends no total. */
  total: number | undefined;
}
