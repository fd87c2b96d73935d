import * as z from 'zod/mini';
import { AccountId } from '../../identity/account-id.ts';
import { seasonNames } from '../../season/season-name.ts';
import { pageQuery, queryObject } from '../../shape/input/query-object.ts';
import { schemaOf } from '../../shape/schema-of.ts';
import { assetStates, elements } from '../asset-values.ts';
import { pageSize } from '../page-size.ts';

/**
 * `density` is the number of set bits among the 256 bits of a genome. `hatching` lists eggs first, starting with the
 * next one to hatch (ascending) or the last one (descending), then dragons and keys.
 */
export const AssetOrder = z.enum(['created', 'modified', 'rarity', 'density', 'hatching']);
export type AssetOrder = z.infer<typeof AssetOrder>;

const anySeason = z.enum(seasonNames);

/** Makes a parameter case-insensitive. */
const upperCase = <Word extends z.ZodMiniType>(word: Word) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' ? value.toUpperCase() : value)),
    word,
  );

const lowerCase = <Word extends z.ZodMiniType>(word: Word) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' ? value.toLowerCase() : value)),
    word,
  );

/** A repeatable parameter arrives as one string or as a list. */
const repeated = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(
    z.pipe(
      z.transform((value) => (value === undefined || Array.isArray(value) ? value : [value])),
      z.optional(z.array(item)),
    ),
  );

const queryBoolean = z.pipe(
  lowerCase(z.enum(['true', 'false'])),
  z.transform((word) => word === 'true'),
);

const words = z.string().check(z.trim(), z.maxLength(100), z.regex(/^\P{Cc}*$/u));

const filters = {
  accId: z.optional(lowerCase(schemaOf(AccountId))),
  state: repeated(upperCase(z.enum(assetStates))),
  house: repeated(upperCase(z.enum(elements))),
  magic: repeated(upperCase(z.enum(elements))),
  spawn: repeated(upperCase(anySeason)),
  hatch: repeated(upperCase(anySeason)),
  golden: z.optional(queryBoolean),
  /** Substring of a charm or of the name of a hatched dragon. */
  searchTerm: z.optional(words),
};

/** Query of `GET /v1/assets` and its variants; all values arrive as text. Pages start at 0. */
export const AssetQuery = queryObject({
  ...pageQuery(pageSize),
  ...filters,
  /** Display name of the owner of hatched dragons, case-insensitive. Not in the specification: other providers ignore it. */
  ownerName: z.optional(words),
  orderBy: z._default(lowerCase(AssetOrder), 'created'),
  orderDir: z._default(lowerCase(z.enum(['asc', 'desc'])), 'desc'),
});
export type AssetQuery = z.infer<typeof AssetQuery>;

/** Query of `GET /v1/assets/facets` and its variants. */
export const FacetQuery = queryObject(filters);

/** Query of `GET /v1/assets/stats`. */
export const StatsQuery = queryObject({ accId: filters.accId });
