import * as z from 'zod/mini';
import { readAge } from './readers/age.ts';
import { readFlag } from './readers/flag.ts';
import { readInstant } from './readers/instant.ts';
import { memberOf } from './readers/member-of.ts';
import type { CurrentSeason } from './season.ts';

const instant = memberOf(readInstant);
const flag = z.catch(z.pipe(z.unknown(), z.transform(readFlag)), false);

/** The season as any provider writes it: only its name is required. */
export const LenientSeason = z.pipe(
  z.object({
    spawnSeason: z.string().check(z.trim(), z.minLength(1)),
    spawnAge: memberOf(readAge),
    spawnAgeRoman: memberOf(readAge),
    isSpawnCycleActive: flag,
    spawnCycleEnd: instant,
    spawnCycleStart: instant,
    seasonStart: instant,
    seasonEnd: instant,
    active: flag,
  }),
  z.transform(({ spawnAge, spawnAgeRoman, ...season }): CurrentSeason => ({
    ...season,
    spawnAge: spawnAge ?? spawnAgeRoman ?? undefined,
  })),
);
