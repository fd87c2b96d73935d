import type { Asset, DragonPart, GatewayKeyPart } from '../contract/asset.ts';
import { copy } from './copy.ts';
import { seasonTitle } from './season-title.ts';

/** The title of an asset: the name of a named dragon, otherwise its kind or state. */
export const assetTitle = (asset: Asset) =>
  asset.dragon?.dragon?.name ??
  (asset.assetType === 'GATEWAY_KEY' ? copy.gatewayKey : copy.states[asset.assetState]);

/** House and season of an asset, as far as they are known: `House of Fire`, `Earth II`. */
export const assetOrigins = ({ dragon, gatewayKey }: Asset): string[] => [
  ...(dragon?.house ? [copy.house(dragon.house)] : []),
  ...seasonOf(dragon, gatewayKey),
];

function seasonOf(dragon: DragonPart | null | undefined, key: GatewayKeyPart | null | undefined): string[] {
  if (key) return [seasonTitle(key.season, key.age)];
  return dragon?.spawn ? [seasonTitle(dragon.spawn, dragon.spawnAge)] : [];
}
