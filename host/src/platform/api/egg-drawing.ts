import { queryOptions } from '@tanstack/react-query';

/** A sealed egg, drawn in the browser from the 64 digits of its genome. Failures go to the boundary around it. */
export const eggDrawingQuery = (digits: string) =>
  queryOptions({
    queryKey: ['egg-drawing', digits],
    queryFn: () => drawSealedEgg(digits),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    throwOnError: true,
  });

/** The art is a separate chunk, because only a check needs it. */
async function drawSealedEgg(digits: string) {
  const [{ drawEgg }, { describe }, { parseGenome }] = await Promise.all([
    import(/* webpackChunkName: "exhibits" */ '@emberclutch/art/draw-egg.ts'),
    import(/* webpackChunkName: "exhibits" */ '@emberclutch/art/describe.ts'),
    import(/* webpackChunkName: "exhibits" */ '@emberclutch/art/genome.ts'),
  ]);
  const genome = parseGenome(digits);
  return { svg: drawEgg(genome, { state: 'sealed' }), description: describe(genome, 'sealed') };
}
