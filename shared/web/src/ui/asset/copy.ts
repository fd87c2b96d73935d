import type { AssetState, Element } from '@emberclutch/contract/asset/asset-values.ts';

export const copy = {
  golden: 'Golden',
  specimen: (number: string) => `No. ${number}`,
  house: (element: Element) => `House of ${elementNames[element]}`,
  gatewayKey: 'Gateway key',
  egg: 'Egg',
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
