import { entityId } from '../shape/entity-id.ts';
import { flag } from '../shape/flag.ts';
import { instant, readInstant } from '../shape/instant.ts';
import { nullable, optional, readBy, unread } from '../shape/modifiers.ts';
import { oneOf } from '../shape/one-of.ts';
import { readRecord, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { dragonStates } from './asset-values.ts';

const dragonState = oneOf(dragonStates);

/** Smaller numbers (instants before September 2001) are durations or placeholders. */
const earliestInstant = 1e9;

const plausibleInstant = readBy(instant, (value) => {
  const seconds = readInstant(value);
  return seconds !== null && seconds >= earliestInstant ? seconds : null;
});

const fields = record({
  id: unread(entityId),
  state: dragonState,
  /** Null once the egg has hatched. */
  nextState: nullable(dragonState),
  nextStateAt: nullable(plausibleInstant),
  hatchesAt: nullable(plausibleInstant),
  /** Whether the payment for the egg is disputed. The egg keeps its state until the dispute is decided. */
  frozen: optional(flag),
  /** The time on the provider's clock, for countdowns. */
  now: unread(instant),
});

/**
 * Response of `GET /v1/eggs/hatch/estimate/{id}`: the next state of an egg, and when it begins. The specification names no members, so
 * the reader takes the hatching time from any member with "hatch" or "estimate" in its name, or from a bare value.
 */
export const HatchEstimate = readBy(fields, (response) => {
  const { state, hatchState, nextState, nextStateAt, hatchesAt, frozen, ...others } = readRecord(response);
  const estimates = Object.entries(others).flatMap(([name, value]) =>
    /hatch|estimate/i.test(name) ? [value] : [],
  );
  return fields.read({
    state: dragonState.read(state) ?? hatchState,
    nextState,
    nextStateAt,
    frozen,
    hatchesAt: [hatchesAt, ...estimates, response].find((value) => plausibleInstant.read(value) !== null),
  });
});
export type HatchEstimate = Strict<typeof HatchEstimate>;
export type HatchEstimateInfo = Lenient<typeof HatchEstimate>;
