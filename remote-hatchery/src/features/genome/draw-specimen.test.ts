import { createSpecimen } from '@emberclutch/art/testing/specimen.ts';
import { readTraits } from '@emberclutch/art/traits.ts';
import { drawSpecimen } from './SpecimenDrawing.tsx';
import { listDrawnGenes } from './drawn-genes.ts';

const genomes = Array.from({ length: 120 }, (_, index) => createSpecimen(`specimen ${index}`));

it.each(['SEALED', 'INCUBATING', 'HATCHING', 'HATCHED'] as const)(
  'listDrawnGenes lists the genes of a drawing without drawing it: %s',
  (state) => {
    expect(genomes.some((genome) => readTraits(genome).golden)).toBe(true);
    for (const genome of genomes) {
      const matches = [...drawSpecimen(genome, state).matchAll(/data-gene="([^"]+)"/g)];
      const names = matches.flatMap(([, genes = '']) => genes.split(' '));

      expect([...listDrawnGenes(genome, state)].toSorted()).toEqual([...new Set(names)].toSorted());
    }
  },
);
