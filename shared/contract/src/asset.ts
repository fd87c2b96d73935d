import * as z from 'zod/mini';
import { AccountId, AssetId } from './ids.ts';
import { Instant } from './instant.ts';
import { SeasonAge, SpawnSeason } from './season.ts';
import { assetTypes, dragonStates, elements, keyStates } from './words.ts';

export const AssetType = z.enum(assetTypes);
export type AssetType = z.infer<typeof AssetType>;

export const DragonState = z.enum(dragonStates);
export type DragonState = z.infer<typeof DragonState>;

export const KeyState = z.enum(keyStates);
export type KeyState = z.infer<typeof KeyState>;

export const AssetState = z.enum([...dragonStates, ...keyStates]);
export type AssetState = z.infer<typeof AssetState>;

/** `assetState` in lower case, used inside the egg. */
export const HatchState = z.enum(['sealed', 'incubating', 'hatching', 'hatched']);
export type HatchState = z.infer<typeof HatchState>;

/** `house` is the element a dragon belongs to, `magic` the element it commands. */
export const Element = z.enum(elements);
export type Element = z.infer<typeof Element>;

export const Egg = z.object({
  golden: z.boolean(),
  hatchState: HatchState,
  /** Instants of the state changes; the state is a function of these and the clock. */
  sealedAt: z.optional(Instant),
  incubatesAt: z.optional(z.nullable(Instant)),
  hatchingAt: z.optional(z.nullable(Instant)),
  hatchesAt: z.optional(z.nullable(Instant)),
});
export type Egg = z.infer<typeof Egg>;

/** Present once an egg has hatched. */
export const HatchedDragon = z.object({
  name: z.optional(z.nullable(z.string())),
  hatchedAt: z.optional(z.nullable(Instant)),
});
export type HatchedDragon = z.infer<typeof HatchedDragon>;

export const DragonPart = z.object({
  egg: Egg,
  dragon: z.optional(z.nullable(HatchedDragon)),
  house: z.optional(Element),
  magic: z.optional(Element),
  spawn: z.optional(SpawnSeason),
  spawnAge: z.optional(SeasonAge),
  hatch: z.optional(z.nullable(SpawnSeason)),
});
export type DragonPart = z.infer<typeof DragonPart>;

export const GatewayKeyPart = z.object({
  season: SpawnSeason,
  age: SeasonAge,
  isGolden: z.boolean(),
  thumbnail: z.optional(z.nullable(z.string())),
});
export type GatewayKeyPart = z.infer<typeof GatewayKeyPart>;

/** One egg, dragon or gateway key (specification, section 3). */
export const Asset = z.object({
  id: AssetId,
  accId: z.nullable(AccountId),
  accDisplayName: z.nullable(z.string()),
  assetType: AssetType,
  assetState: AssetState,
  created: Instant,
  modified: Instant,
  /** The words that bind the dragon; searchable. */
  charmOfMaking: z.nullable(z.string()),
  /** Path or URL of a square picture of the current state. */
  thumbnail: z.nullable(z.string()),
  golden: z.boolean(),
  /** 0 to 100, higher is rarer; null while unknown. */
  rarity: z.nullable(z.number()),
  dragon: z.optional(z.nullable(DragonPart)),
  gatewayKey: z.optional(z.nullable(GatewayKeyPart)),
});
export type Asset = z.infer<typeof Asset>;

export const AssetPage = z.object({ assets: z.array(Asset), total: z.int().check(z.nonnegative()) });
export type AssetPage = z.infer<typeof AssetPage>;

/** Answer of `GET /v1/assets/stats`. */
export const AssetStats = z.object({
  totalAssets: z.int(),
  totalDragons: z.int(),
  totalSealedEggs: z.int(),
  totalIncubatingEggs: z.int(),
  totalHatchingEggs: z.int(),
  totalGatewayKeys: z.int(),
  totalGoldenEggs: z.int(),
});
export type AssetStats = z.infer<typeof AssetStats>;
