import type { AssetState, Element } from '@emberclutch/contract/asset.ts';
import { wholeNumber } from '../format/whole-number.ts';

/** Words of the components in this folder. */
export const copy = {
  retry: 'Retry',
  retrying: 'No answer yet. Trying again.',
  failureTitle: 'That did not work',
  now: 'Now',
  golden: 'Golden',
  specimen: (number: string) => `No. ${number}`,
  house: (element: Element) => `House of ${elementNames[element]}`,
  gatewayKey: 'Gateway key',
  egg: 'Egg',
  skipped: (skipped: number, of: number) => `${wholeNumber(skipped)} of ${wholeNumber(of)} could not be read`,
  states: {
    SEALED: 'Sealed egg',
    INCUBATING: 'Incubating egg',
    HATCHING: 'Hatching egg',
    HATCHED: 'Dragon',
    UNUSED: 'Unused',
    USED: 'Used',
  } satisfies Record<AssetState, string>,
};

const elementNames = {
  FIRE: 'Fire',
  WATER: 'Water',
  EARTH: 'Earth',
  AIR: 'Air',
} satisfies Record<Element, string>;
