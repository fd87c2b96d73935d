import { useQuery } from '@tanstack/react-query';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import { oneIn } from '@emberclutch/web/ui/format/one-in.ts';
import { copy } from './copy.ts';

/** A line about this egg alone: the rarest trait that shows on its shell. Nothing where the provider sends no genes. */
export function RarestTrait({ id }: { id: number }) {
  const { data: report } = useQuery(genomeQueries.one(id));
  const [rarest] = (report?.genes ?? [])
    .flatMap(({ label, dominant, oneIn: genomes }) =>
      dominant && genomes !== null ? [{ label, trait: dominant.label, genomes }] : [],
    )
    .toSorted((one, other) => other.genomes - one.genomes);
  return rarest && <p>{copy.rarest(rarest.label, rarest.trait, oneIn(rarest.genomes))}</p>;
}
