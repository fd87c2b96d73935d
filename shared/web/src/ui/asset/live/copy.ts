import { specimenNumber } from '../../format/specimen-number.ts';

export const copy = {
  rarity: 'Rarity',
  /** Before the time that is left. */
  incubates: 'Incubates in',
  hatches: 'Hatches in',
  due: 'Hatching now, checking',
  hatched: (id: number, name: string) => `Egg No. ${specimenNumber(id)} has hatched: ${name}`,
};
