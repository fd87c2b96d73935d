import type { Element } from '@emberclutch/contract/asset/asset-values.ts';

export const copy = {
  bar: 'Narrow the list',
  filters: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters (${chosen})`),
  facet: (label: string, chosen: number) => (chosen === 0 ? label : `${label} (${chosen})`),
  order: 'Order',
  done: 'Done',
  apply: 'Apply',
  chips: 'Filters in use',
  term: (term: string) => `“${term}”`,
  remove: (label: string) => `Remove filter: ${label}`,
  chip: (facet: string, option: string) => `${facet}: ${option}`,
  clear: 'Clear all',
  house: 'House',
  magic: 'Magic',
  season: 'Spawned in',
  hatch: 'Hatched in',
  golden: 'Golden only',
  elements: { FIRE: 'Fire', WATER: 'Water', EARTH: 'Earth', AIR: 'Air' } satisfies Record<Element, string>,
};
