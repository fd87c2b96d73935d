import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';

export const copy = {
  rarity: 'Rarity',
  /** Precedes the remaining time. */
  incubates: 'Incubates in',
  hatches: 'Hatches in',
  due: 'Hatching now, checking',
  hatched: ({ id, golden }: Pick<AssetInfo, 'id' | 'golden'>, name: string) =>
    `${golden ? 'Golden egg' : 'Egg'} No. ${formatSpecimenNumber(id)} has hatched: ${name}`,
};
