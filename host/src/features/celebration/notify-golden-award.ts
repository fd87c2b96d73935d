import { paths } from '@emberclutch/shared/routing/paths';
import { currentPreferences, notify } from '@emberclutch/shared/state';
import { celebrate } from './celebrated.ts';
import { copy } from '../notifications/background-copy.ts';

/** Milliseconds (specification, section 9). */
const duration = 10_000;

/** Tells of golden eggs that the player has received, and celebrates them where that is welcome. */
export function notifyGoldenAward(event: Event): void {
  const count = event instanceof CustomEvent ? countOf(event.detail) : 0;
  if (count === 0) return;
  notify({
    type: 'success',
    message: copy.goldenEggs(count),
    duration,
    persistent: false,
    navigateTo: paths.myCollection,
    category: 'goldenEggAward',
  });
  const wantsCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!wantsCalm && !currentPreferences().hasQuietCelebration) celebrate(count);
}

/** Any script may dispatch the event: what it says is a count, or a list to be counted, or nothing. */
function countOf(detail: { count?: unknown; eggs?: unknown } | null): number {
  const count = Number(detail?.count ?? (Array.isArray(detail?.eggs) ? detail.eggs.length : 0));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
