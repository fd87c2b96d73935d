import { paths } from '@emberclutch/web/routing/paths.ts';
import { currentPreferences, notify } from '@emberclutch/web/state';
import { startCelebration } from '../celebrated-egg-count.ts';
import { copy } from './copy.ts';

/** Notifies the player about received golden eggs, and starts the celebration unless they prefer reduced motion. */
export function notifyGoldenAward(event: Event): void {
  const count = event instanceof CustomEvent ? readCount(event.detail) : 0;
  if (count === 0) return;
  notify({
    type: 'success',
    message: copy.goldenEggs(count),
    duration: awardDurationMs,
    persistent: false,
    navigateTo: paths.myCollection,
    category: 'goldenEggAward',
  });
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!prefersReducedMotion && !currentPreferences().hasQuietCelebration) startCelebration(count);
}

/** Time on screen (specification, section 9). */
const awardDurationMs = 10_000;

/** Any script may dispatch the event, so its detail may have a count, a list of eggs, or anything else. @returns 0 without a valid count */
function readCount(detail: unknown): number {
  if (typeof detail !== 'object' || detail === null) return 0;
  const { count: rawCount, eggs }: { count?: unknown; eggs?: unknown } = detail;
  const count = Number(rawCount ?? (Array.isArray(eggs) ? eggs.length : 0));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
