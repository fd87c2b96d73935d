import { copy } from './copy.ts';

/** An element: the page shows it, and the markup of it. */
export interface Example {
  tag: string;
  title: string;
  lead: string;
  attributes: Readonly<Record<string, string>>;
  /** Its width in a wide window: of a card, of most of the page, or of all of it. */
  width: 'card' | 'most' | 'all';
}

/** One example of each element. @param number of the asset whose card is shown */
export const examplesWith = (number: number): Example[] => [
  { tag: 'emberclutch-asset', ...copy.asset, attributes: { number: String(number) }, width: 'card' },
  { tag: 'emberclutch-countdown', ...copy.countdown, attributes: {}, width: 'card' },
  { tag: 'emberclutch-spawn', ...copy.spawn, attributes: {}, width: 'card' },
  {
    tag: 'emberclutch-hatchery',
    ...copy.hatchery,
    attributes: { limit: '6', order: 'rarest' },
    width: 'all',
  },
  { tag: 'emberclutch-world', ...copy.world, attributes: {}, width: 'most' },
];
