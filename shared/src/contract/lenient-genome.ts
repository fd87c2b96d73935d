import * as z from 'zod/mini';
import { Gene, GenomeDraw, UnmappedDigits } from './genome.ts';

/**
 * A genome as any provider writes it: another provider may use another length, alphabet or map, so that nothing but the
 * object itself is required. A part that cannot be read counts as not known.
 */
export const LenientGenomeReport = z.object({
  genome: z.catch(z.nullable(z.string()), null),
  genes: z.catch(z.array(Gene), []),
  unmapped: z.catch(z.array(UnmappedDigits), []),
  draw: z.catch(z.nullable(GenomeDraw), null),
});
export type LenientGenomeReport = z.infer<typeof LenientGenomeReport>;
