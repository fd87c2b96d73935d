import { attitudeAt, newAttitude } from '@emberclutch/world/simulation/attitude-at.ts';
import { toFlightTraits } from '@emberclutch/world/simulation/to-flight-traits.ts';
import { cycleAt, planTrajectory } from '@emberclutch/world/simulation/plan-trajectory.ts';
import type { Simulated } from './world-bench.ts';

/**
 * Runs in a worker. Computes one position of each dragon, in blocks, because all routes at once would fill the memory.
 */
const houses = ['FIRE', 'WATER', 'EARTH', 'AIR'] as const;
const block = 10_000;
const passes = 20;

const count = Number(new URLSearchParams(location.search).get('count'));
const now = Date.now();
const attitude = newAttitude();
let [routing, moving] = [0, 0];
for (let first = 0; first < count; first += block) {
  let at = performance.now();
  const flights = Array.from({ length: block }, (_, index) => {
    const id = first + index + 1;
    const traits = toFlightTraits({
      id,
      house: houses[id % 4] ?? 'FIRE',
      magic: houses[(id >> 2) % 4] ?? 'FIRE',
    });
    return { traits, trajectory: planTrajectory(traits, cycleAt(traits, now)) };
  });
  routing += performance.now() - at;
  at = performance.now();
  for (let pass = 0; pass < passes; pass += 1)
    for (const { traits, trajectory } of flights) attitudeAt(traits, trajectory, now + pass * 16, attitude);
  moving += performance.now() - at;
}
const simulated: Simulated = {
  positionsPerSecond: (count * passes * 1_000) / moving,
  trajectoriesPerSecond: (count * 1_000) / routing,
};
// Read by the bench.
Object.assign(globalThis, { simulated });
