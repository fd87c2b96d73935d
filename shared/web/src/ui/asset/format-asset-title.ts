import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { copy } from './copy.ts';
import { formatSeasonTitle } from '../format/format-season-title.ts';

/** The name of a dragon; the charm of an egg, its only name until it hatches; otherwise the kind or state. */
export function formatAssetTitle(asset: AssetInfo): string {
  if (asset.assetType === 'GATEWAY_KEY') return copy.gatewayKey;
  const isEgg = asset.assetState !== 'HATCHED' && !asset.dragon?.dragon;
  const charm = isEgg && asset.charmOfMaking;
  return asset.dragon?.dragon?.name ?? (charm ? capitalize(charm) : describeKind(asset));
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Describes an asset by its current state: `Sealed egg`; by its kind if the state is unknown. */
export function describeKind({ assetType, assetState, dragon }: AssetInfo): string {
  if (assetState !== null) return copy.states[assetState];
  if (assetType === 'GATEWAY_KEY') return copy.gatewayKey;
  return dragon?.dragon ? copy.states.HATCHED : copy.egg;
}

/** The known origins of an asset, house and season: `House of Fire`, `Earth II`. */
export const listOrigins = ({ dragon, gatewayKey }: AssetInfo): string[] => [
  ...(dragon?.house ? [copy.house(dragon.house)] : []),
  ...(gatewayKey?.season ? [formatUnbrokenSeason(gatewayKey.season, gatewayKey.age)] : []),
  ...(dragon?.spawn ? [formatUnbrokenSeason(dragon.spawn, dragon.spawnAge)] : []),
];

/** Contains a no-break space, because on a narrow card the numeral would wrap to a separate line. */
const formatUnbrokenSeason = (season: string, age?: number | null) =>
  formatSeasonTitle(season, age).replace(' ', '\u00a0');
