import * as z from 'zod/mini';
import { Instant } from './instant.ts';
import { CurrentSeason } from './season.ts';

const instant = z.catch(z.nullable(Instant), null);

/** The season as any provider writes it: only its name is required. */
export const LenientSeason = z.pipe(
  z.object({
    spawnSeason: CurrentSeason.shape.spawnSeason,
    spawnAge: z.optional(z.unknown()),
    isSpawnCycleActive: z.catch(z.boolean(), false),
    spawnCycleEnd: instant,
    spawnCycleStart: instant,
    seasonStart: instant,
    seasonEnd: instant,
    active: z.catch(z.boolean(), false),
  }),
  z.transform((season): CurrentSeason => ({ ...season, spawnAge: ageOf(season.spawnAge) ?? undefined })),
);

/** 'genesis' is 0; anything that is not a number is null (specification, section 5). */
export function ageOf(age: unknown): number | null {
  if (typeof age === 'string' && age.trim().toLowerCase() === 'genesis') return 0;
  const isWritten = typeof age === 'number' || (typeof age === 'string' && /^\s*\d+\s*$/.test(age));
  const number = isWritten ? Number(age) : Number.NaN;
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
}
