import { AccountId } from '../identity/account-id.ts';
import { SeasonAge } from '../season/season-age.ts';
import { SpawnSeason } from '../season/spawn-season.ts';
import { entityId } from '../shape/entity-id.ts';
import { flag, readFlag } from '../shape/flag.ts';
import { instant } from '../shape/instant.ts';
import { nullable, nullish, optional, readBy, required, unread } from '../shape/modifiers.ts';
import { number } from '../shape/number.ts';
import { oneOf } from '../shape/one-of.ts';
import { readRecord, record } from '../shape/record.ts';
import type { Lenient, Shape, Strict } from '../shape/shape.ts';
import { readText, text } from '../shape/text.ts';
import { assetStates, assetTypes, elements, hatchStates } from './asset-values.ts';
import type { AssetType } from './asset-values.ts';

export const element = oneOf(elements);

export const assetState = oneOf(assetStates);

export const Egg = record({
  golden: unread(flag),
  hatchState: unread(oneOf(hatchStates)),
  /** The instants of the state changes; these and the clock determine the state. */
  sealedAt: optional(instant),
  incubatesAt: nullish(instant),
  hatchingAt: nullish(instant),
  hatchesAt: nullish(instant),
});
export type EggInfo = Lenient<typeof Egg>;

const DragonPart = record({
  egg: required(Egg),
  /** Present once the egg has hatched. */
  dragon: nullish(record({ name: nullish(text), hatchedAt: nullish(instant) })),
  house: optional(element),
  magic: optional(element),
  spawn: optional(SpawnSeason),
  spawnAge: optional(SeasonAge),
  /** Not validated. Our provider has a separate call for genomes. */
  genome: nullish(text),
  hatch: nullish(SpawnSeason),
});

const GatewayKeyPart = record({
  season: SpawnSeason,
  age: SeasonAge,
  isGolden: unread(flag),
  thumbnail: nullish(text),
});

const fields = record({
  id: required(entityId),
  accId: nullable(AccountId),
  accDisplayName: nullable(text),
  assetType: required(oneOf(assetTypes)),
  assetState,
  created: instant,
  modified: instant,
  /** The words that bind the dragon; searchable. */
  charmOfMaking: nullable(text),
  /** Path or URL of a square picture of the current state. */
  thumbnail: nullable(text),
  golden: flag,
  /** 0 to 100, higher is rarer; null while unknown. */
  rarity: nullable(number),
  dragon: nullish(DragonPart),
  gatewayKey: nullish(GatewayKeyPart),
});

/** One egg, dragon or gateway key (specification, section 3). Without a readable id, the client can neither show nor open it. */
export const Asset = readBy(fields, (value) => readAsset(value));
export type Asset = Strict<typeof Asset>;

/** An asset with its readable fields. An `Asset` of our provider also satisfies this type. */
export type AssetInfo = Lenient<typeof Asset>;

/**
 * Reads an asset, and normalizes the members that the specification leaves open. The asset, its egg or its key may contain
 * `golden`. Several providers write `EGG` as the state; the state then comes from the egg.
 * @param kind the type of an asset that does not state its own
 */
export function readAsset(value: unknown, kind: AssetType = 'DRAGON') {
  const asset = readRecord(value);
  const dragon = readRecord(asset['dragon']);
  const egg = readRecord(dragon['egg']);
  const key = readRecord(asset['gatewayKey']);
  const assetType = fields.fields.assetType.read(asset['assetType']) ?? readType(asset) ?? kind;
  return fields.readWith(asset, {
    assetType,
    assetState: assetState.read(asset['assetState']) ?? egg['hatchState'],
    golden: [asset['golden'], asset['isGolden'], egg['golden'], key['isGolden']].some(readFlag),
    dragon: assetType === 'DRAGON' ? readDragon(asset, dragon, egg) : null,
    gatewayKey: assetType === 'GATEWAY_KEY' ? readKey(asset, key) : null,
  });
}

type Members = Readonly<Record<string, unknown>>;

/** The specification does not say which of four objects contains these members. */
const scatteredMembers = ['house', 'magic', 'spawn', 'spawnAge', 'hatch', 'genome'];

function readDragon(asset: Members, dragon: Members, egg: Members) {
  const hatchedDragon = dragon['dragon'] ? readRecord(dragon['dragon']) : null;
  const foundMembers = readFirst(DragonPart, scatteredMembers, [dragon, egg, hatchedDragon ?? {}, asset]);
  return { ...dragon, egg, dragon: hatchedDragon, ...foundMembers };
}

/** The specification does not say whether the key or the asset around it contains the season and age of a key. */
const readKey = (asset: Members, key: Members) => ({
  ...key,
  ...readFirst(GatewayKeyPart, ['season', 'age'], [key, asset]),
});

/** Reads the value of each name from the first object in which it is readable. */
function readFirst(part: { fields: Readonly<Record<string, Shape>> }, names: string[], objects: Members[]) {
  const foundMembers: Record<string, unknown> = {};
  for (const name of names)
    foundMembers[name] = objects.find((object) => (part.fields[name]?.read(object[name]) ?? null) !== null)?.[
      name
    ];
  return foundMembers;
}

function readType({ dragon, gatewayKey, assetState }: Members): AssetType | null {
  if (/^(un)?used$/i.test(readText(assetState)?.trim() ?? '')) return 'GATEWAY_KEY';
  if (dragon) return 'DRAGON';
  return gatewayKey ? 'GATEWAY_KEY' : null;
}
