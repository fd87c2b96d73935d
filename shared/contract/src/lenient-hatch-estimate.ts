import type { DragonState } from './asset.ts';
import { readInstant } from './readers/instant.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';
import { wordReader } from './readers/word.ts';
import { dragonStates } from './words.ts';

/** `HatchEstimate` as far as it could be read; null for what the provider does not say. Instants in epoch seconds. */
export interface HatchEstimateInfo {
  state: DragonState | null;
  nextState: DragonState | null;
  nextStateAt: number | null;
  hatchesAt: number | null;
}

/** Earlier instants (the year 2001) are durations or placeholders. */
const earliest = 1e9;

/**
 * Reads when an egg hatches. The specification does not name the members of this answer: the instant is found under
 * our name, under any other name of hatching or estimating, or as the answer itself.
 */
export const LenientHatchEstimate = schemaOf((answer): HatchEstimateInfo => {
  const { state, hatchState, nextState, nextStateAt, hatchesAt, ...others } = readRecord(answer);
  const named = Object.entries(others)
    .filter(([name]) => /hatch|estimate/i.test(name))
    .map(([, value]) => value);
  return {
    state: readState(state) ?? readState(hatchState),
    nextState: readState(nextState),
    nextStateAt: readMoment(nextStateAt),
    hatchesAt: [hatchesAt, ...named, answer].map(readMoment).find((instant) => instant !== null) ?? null,
  };
});

const readState = wordReader<DragonState>(dragonStates);

function readMoment(value: unknown): number | null {
  const instant = readInstant(value);
  return instant !== null && instant >= earliest ? instant : null;
}
