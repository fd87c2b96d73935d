import * as z from 'zod/mini';
import { AssetState, Element } from './asset.ts';
import { AccountId } from './ids.ts';
import { SpawnSeason } from './season.ts';

export const pageSize = { default: 50, most: 100 } as const;

/** Density is how many of the 256 bits of a genome are set. */
export const AssetOrder = z.enum(['created', 'modified', 'rarity', 'density']);
export type AssetOrder = z.infer<typeof AssetOrder>;

/** A repeatable parameter arrives as one string or as a list. */
const repeated = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(
    z.pipe(
      z.transform((given) => (given === undefined || Array.isArray(given) ? given : [given])),
      z.optional(z.array(item)),
    ),
  );

const queryBoolean = z.pipe(
  z.enum(['true', 'false']),
  z.transform((word) => word === 'true'),
);

/** Query of `GET /v1/assets` and its variants; all values arrive as text. Pages start at 0. */
export const AssetQuery = z.object({
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageSize.most)),
    pageSize.default,
  ),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
  accId: z.optional(AccountId),
  state: repeated(AssetState),
  house: repeated(Element),
  magic: repeated(Element),
  spawn: repeated(SpawnSeason),
  hatch: repeated(SpawnSeason),
  golden: z.optional(queryBoolean),
  /** Substring of a charm or of the name of a hatched dragon. */
  searchTerm: z.optional(z.string().check(z.trim(), z.maxLength(100), z.regex(/^\P{Cc}*$/u))),
  orderBy: z._default(AssetOrder, 'created'),
  orderDir: z._default(z.enum(['asc', 'desc']), 'desc'),
});
export type AssetQuery = z.infer<typeof AssetQuery>;
