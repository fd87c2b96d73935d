import { specimenNumber } from '../specimen-number.ts';

export const copy = {
  incubates: (left: string) => `Incubates in ${left}`,
  hatches: (left: string) => `Hatches in ${left}`,
  due: 'Hatching now, checking',
  hatched: (id: number, name: string) => `Egg No. ${specimenNumber(id)} has hatched: ${name}`,
};
