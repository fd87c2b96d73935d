import type { AssetState, AssetType, Element } from './asset.ts';
import { readAccountId } from './readers/account-id.ts';
import { readAge } from './readers/age.ts';
import { readEntityId } from './readers/entity-id.ts';
import { readFlag } from './readers/flag.ts';
import { readInstant } from './readers/instant.ts';
import { readNumber } from './readers/number.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';
import { readSeasonName } from './readers/season-name.ts';
import { readText } from './readers/text.ts';
import { wordReader } from './readers/word.ts';
import { assetTypes, dragonStates, elements, keyStates } from './words.ts';

/**
 * An asset as far as it could be read: null or absent where the provider says nothing, or nothing that the client
 * understands. An `Asset` of our provider is one, too.
 */
export interface AssetInfo {
  id: number;
  /** Opaque. */
  accId: string | null;
  accDisplayName: string | null;
  assetType: AssetType;
  assetState: AssetState | null;
  created: number | null;
  modified: number | null;
  charmOfMaking: string | null;
  /** Path or URL. */
  thumbnail: string | null;
  golden: boolean;
  rarity: number | null;
  dragon?: DragonInfo | null;
  gatewayKey?: GatewayKeyInfo | null;
}

export interface DragonInfo {
  egg: EggInfo;
  /** Present once the egg has hatched. */
  dragon?: { name?: string | null; hatchedAt?: number | null } | null;
  house?: Element | null;
  magic?: Element | null;
  spawn?: string | null;
  spawnAge?: number | null;
  hatch?: string | null;
}

/** Instants of the state changes, in epoch seconds. */
export interface EggInfo {
  sealedAt?: number | null;
  incubatesAt?: number | null;
  hatchingAt?: number | null;
  hatchesAt?: number | null;
}

export interface GatewayKeyInfo {
  season: string | null;
  age: number | null;
  thumbnail?: string | null;
}

/**
 * Reads one asset of any provider (specification, section 3) as far as it can be read. Golden is a fact of the asset, of
 * its egg or of its key.
 * @param kind of an asset that does not say what it is
 * @returns null without a readable id: such an asset can neither be shown nor opened
 */
export function readAsset(value: unknown, kind: AssetType = 'DRAGON'): AssetInfo | null {
  const asset = readRecord(value);
  const id = readEntityId(asset.id);
  if (id === null) return null;
  const dragon = readRecord(asset.dragon);
  const egg = readRecord(dragon.egg);
  const key = readRecord(asset.gatewayKey);
  const assetType = readType(asset.assetType) ?? typeOf(asset) ?? kind;
  return {
    id,
    accId: readAccountId(asset.accId),
    accDisplayName: readText(asset.accDisplayName),
    assetType,
    assetState: readState(asset.assetState) ?? readState(egg.hatchState),
    created: readInstant(asset.created),
    modified: readInstant(asset.modified),
    charmOfMaking: readText(asset.charmOfMaking),
    thumbnail: readText(asset.thumbnail),
    golden: [asset.golden, asset.isGolden, egg.golden, key.isGolden].some(readFlag),
    rarity: readNumber(asset.rarity),
    dragon: assetType === 'DRAGON' ? readDragon(asset) : null,
    gatewayKey: assetType === 'GATEWAY_KEY' ? readGatewayKey(asset) : null,
  };
}

export const LenientAsset = schemaOf((value) => readAsset(value));

function readDragon(asset: Readonly<Record<string, unknown>>): DragonInfo {
  const dragon = readRecord(asset.dragon);
  const egg = readRecord(dragon.egg);
  const hatched = readRecord(dragon.dragon);
  // The specification does not say which of the three objects holds them.
  const read = <Value>(name: string, reader: (value: unknown) => Value | null) =>
    reader(dragon[name]) ?? reader(egg[name]) ?? reader(hatched[name]) ?? reader(asset[name]);
  return {
    egg: {
      sealedAt: readInstant(egg.sealedAt),
      incubatesAt: readInstant(egg.incubatesAt),
      hatchingAt: readInstant(egg.hatchingAt),
      hatchesAt: readInstant(egg.hatchesAt),
    },
    dragon: dragon.dragon
      ? { name: readText(hatched.name), hatchedAt: readInstant(hatched.hatchedAt) }
      : null,
    house: read('house', readElement),
    magic: read('magic', readElement),
    spawn: read('spawn', readSeasonName),
    spawnAge: read('spawnAge', readAge),
    hatch: read('hatch', readSeasonName),
  };
}

/** The specification does not say whether a key of the availability holds its facts itself. */
function readGatewayKey(asset: Readonly<Record<string, unknown>>): GatewayKeyInfo {
  const key = readRecord(asset.gatewayKey);
  return {
    season: readSeasonName(key.season) ?? readSeasonName(asset.season),
    age: readAge(key.age) ?? readAge(asset.age),
    thumbnail: readText(key.thumbnail),
  };
}

const readType = wordReader<AssetType>(assetTypes);
/** `EGG`, which some providers write, is no state: the egg says which it is in. */
const readState = wordReader<AssetState>([...dragonStates, ...keyStates]);
const readElement = wordReader<Element>(elements);

function typeOf({ dragon, gatewayKey, assetState }: Readonly<Record<string, unknown>>): AssetType | null {
  if (/^(un)?used$/i.test(readText(assetState)?.trim() ?? '')) return 'GATEWAY_KEY';
  if (dragon) return 'DRAGON';
  return gatewayKey ? 'GATEWAY_KEY' : null;
}
