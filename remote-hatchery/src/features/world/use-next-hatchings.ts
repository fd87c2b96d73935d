import { useQuery } from '@tanstack/react-query';
import { chooseHome, computeHomeLimits } from '@emberclutch/world/simulation/homes.ts';
import { serverNow } from '@emberclutch/web/state';
import type { NextHatching } from '../../platform/api/world-hatchings.ts';
import { worldQueries } from '../../platform/api/world.ts';

/** Milliseconds between two requests for the eggs that hatch next. */
const refreshInterval = 60_000;

const none: readonly NextHatching[] = [];

/** The eggs that hatch next, with their nests, at a distance from the nests of known dragons. */
export function useNextHatchings(dragons: readonly { readonly id: number }[]): readonly NextHatching[] {
  const { data = none } = useQuery({ ...worldQueries.nextHatchings(), refetchInterval: refreshInterval });
  const homes = computeHomeLimits(dragons);
  return data.map((hatching) => ({ ...hatching, home: chooseHome(homes, hatching.id) }));
}

/** Normal and minimum interval in milliseconds between two requests for hatched dragons. The minimum applies around a hatching. */
const [pollInterval, minPollInterval] = [15_000, 2_000];

/** How long a due hatching is polled for at the minimum interval, in milliseconds. */
const patience = 20_000;

/**
 * Milliseconds until the next request for hatched dragons: one second after the next hatching, if that is soon, so that watching
 * players see it.
 */
export function computePollInterval(hatchings: readonly NextHatching[], now = serverNow()): number {
  const next = hatchings.map(({ hatchesAt }) => hatchesAt * 1_000 - now).find((left) => left > -patience);
  if (next === undefined) return pollInterval;
  return Math.min(pollInterval, Math.max(minPollInterval, next + 1_000));
}
