import * as z from 'zod/mini';
import { Instant } from './instant.ts';
import { spawnSeasons } from './words.ts';

/** The seasons that have spawn cycles, in calendar order (specification, section 9). */
export const SpawnSeason = z.enum(spawnSeasons);
export type SpawnSeason = z.infer<typeof SpawnSeason>;

/** 0 in GENESIS, then 1, 2, ... for each round of the four elements. */
export const SeasonAge = z.int().check(z.nonnegative());
export type SeasonAge = z.infer<typeof SeasonAge>;

/** Answer of `GET /v1/seasons/current`. `spawnSeason` is free text because the top bar also shows "primordial". */
export const CurrentSeason = z.object({
  spawnSeason: z.string(),
  spawnAge: z.optional(SeasonAge),
  isSpawnCycleActive: z.boolean(),
  spawnCycleEnd: z.nullable(Instant),
  /** When the next cycle opens; other providers may not send it. */
  spawnCycleStart: z.optional(z.nullable(Instant)),
  seasonStart: z.nullable(Instant),
  seasonEnd: z.nullable(Instant),
  active: z.boolean(),
});
export type CurrentSeason = z.infer<typeof CurrentSeason>;
