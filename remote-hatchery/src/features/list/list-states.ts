import type { DragonState } from '@emberclutch/contract/asset/asset-values.ts';

export type EggList = 'all' | 'sealed' | 'incubating' | 'hatching';

/** The states of the eggs in each list. Hatched dragons are not eggs and are not listed. */
export const listStates: Record<EggList, DragonState[]> = {
  all: ['SEALED', 'INCUBATING', 'HATCHING'],
  sealed: ['SEALED'],
  incubating: ['INCUBATING'],
  hatching: ['HATCHING'],
};
