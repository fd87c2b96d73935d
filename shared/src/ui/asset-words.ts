import type { Asset, DragonPart, GatewayKeyPart } from '../contract/asset.ts';
import type { SpawnSeason } from '../contract/season.ts';
import { romanAge } from '@emberclutch/shared/state';
import { copy, seasonNames } from './copy.ts';

/** What an asset is called: a dragon by its name, everything else by what it is. */
export const assetTitle = (asset: Asset) =>
  asset.dragon?.dragon?.name ??
  (asset.assetType === 'GATEWAY_KEY' ? copy.gatewayKey : copy.states[asset.assetState]);

/** Where it comes from, as far as is known: `House of Fire`, `Earth II`. */
export const assetOrigins = ({ dragon, gatewayKey }: Asset): string[] => [
  ...(dragon?.house ? [copy.house(dragon.house)] : []),
  ...seasonOf(dragon, gatewayKey),
];

/** `Earth II`; a season without an age has only its name. */
export const seasonTitle = (season: SpawnSeason, age = 0) =>
  [seasonNames[season], romanAge(age)].filter(Boolean).join(' ');

function seasonOf(dragon: DragonPart | null | undefined, key: GatewayKeyPart | null | undefined): string[] {
  if (key) return [seasonTitle(key.season, key.age)];
  return dragon?.spawn ? [seasonTitle(dragon.spawn, dragon.spawnAge)] : [];
}
