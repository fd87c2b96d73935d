import { specimen } from '@emberclutch/art/testing/specimen.ts';
import { readTraits } from '@emberclutch/art/traits.ts';
import { drawSpecimen } from './SpecimenDrawing.tsx';
import { listDrawnGenes } from './drawn-genes.ts';

const genomes = Array.from({ length: 120 }, (_, index) => specimen(`specimen ${index}`));

it.each(['SEALED', 'INCUBATING', 'HATCHING', 'HATCHED'] as const)(
  'lists the genes of a drawing without drawing it: %s',
  (state) => {
    expect(genomes.some((genome) => readTraits(genome).golden)).toBe(true);
    for (const genome of genomes) {
      const marked = [...drawSpecimen(genome, state).matchAll(/data-gene="([^"]+)"/g)];
      const names = marked.flatMap(([, genes = '']) => genes.split(' '));

      expect([...listDrawnGenes(genome, state)].toSorted()).toEqual([...new Set(names)].toSorted());
    }
  },
);
