import * as z from 'zod/mini';
import { AccountId } from '../../identity/account-id.ts';
import { seasonNames } from '../../season/season-name.ts';
import {
  createPageParameters,
  createQuerySchema,
  createUpperCaseSchema,
} from '../../shape/input/query-schema.ts';
import { schemaOf } from '../../shape/schema-of.ts';
import { assetStates, elements } from '../asset-values.ts';
import { pageSize } from '../asset-list-limits.ts';

/** `density` is the number of set bits in a genome. `hatching` lists eggs by the time until they hatch, then dragons and keys. */
export const AssetOrder = z.enum(['created', 'modified', 'rarity', 'density', 'hatching']);
export type AssetOrder = z.infer<typeof AssetOrder>;

const seasonName = z.enum(seasonNames);

const createLowerCaseSchema = <Word extends z.ZodMiniType>(word: Word) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' ? value.toLowerCase() : value)),
    word,
  );

/** Creates the schema of a repeatable parameter, which arrives as one string or as a list. */
const createRepeatableSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(
    z.pipe(
      z.transform((value) => (value === undefined || Array.isArray(value) ? value : [value])),
      z.optional(z.array(item)),
    ),
  );

const queryBoolean = z.pipe(
  createLowerCaseSchema(z.enum(['true', 'false'])),
  z.transform((word) => word === 'true'),
);

const searchText = z.string().check(z.trim(), z.maxLength(100), z.regex(/^\P{Cc}*$/u));

const filters = {
  accId: z.optional(createLowerCaseSchema(schemaOf(AccountId))),
  state: createRepeatableSchema(createUpperCaseSchema(z.enum(assetStates))),
  house: createRepeatableSchema(createUpperCaseSchema(z.enum(elements))),
  magic: createRepeatableSchema(createUpperCaseSchema(z.enum(elements))),
  spawn: createRepeatableSchema(createUpperCaseSchema(seasonName)),
  hatch: createRepeatableSchema(createUpperCaseSchema(seasonName)),
  golden: z.optional(queryBoolean),
  /** Substring of a charm or of the name of a hatched dragon. */
  searchTerm: z.optional(searchText),
};

/** Query of `GET /v1/assets` and its variants; all values arrive as text. Pages start at 0. */
export const AssetQuery = createQuerySchema({
  ...createPageParameters(pageSize),
  ...filters,
  /** Display name of the owner of hatched dragons, case-insensitive. Not in the specification: other providers ignore it. */
  ownerName: z.optional(searchText),
  orderBy: z._default(createLowerCaseSchema(AssetOrder), 'created'),
  orderDir: z._default(createLowerCaseSchema(z.enum(['asc', 'desc'])), 'desc'),
});
export type AssetQuery = z.infer<typeof AssetQuery>;

/** Query of `GET /v1/assets/facets` and its variants. */
export const FacetQuery = createQuerySchema(filters);

/** Query of `GET /v1/assets/stats`. */
export const StatsQuery = createQuerySchema({ accId: filters.accId });
