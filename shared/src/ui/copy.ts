import type { AssetState, Element } from '../contract/asset.ts';
import type { SpawnSeason } from '../contract/season.ts';

/** Words that all apps say alike. */
export const copy = {
  retry: 'Retry',
  failureTitle: 'That did not work',
  now: 'Now',
  golden: 'Golden',
  specimen: (number: string) => `No. ${number}`,
  house: (element: Element) => `House of ${elementNames[element]}`,
  gatewayKey: 'Gateway key',
  states: {
    SEALED: 'Sealed egg',
    INCUBATING: 'Incubating egg',
    HATCHING: 'Hatching egg',
    HATCHED: 'Dragon',
    UNUSED: 'Unused',
    USED: 'Used',
  } satisfies Record<AssetState, string>,
};

export const elementNames = {
  FIRE: 'Fire',
  WATER: 'Water',
  EARTH: 'Earth',
  AIR: 'Air',
} satisfies Record<Element, string>;

export const seasonNames = {
  GENESIS: 'Genesis',
  EARTH: 'Earth',
  WATER: 'Water',
  AIR: 'Air',
  FIRE: 'Fire',
} satisfies Record<SpawnSeason, string>;
