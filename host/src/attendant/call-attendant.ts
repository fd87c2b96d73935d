import type { QueryClient } from '@tanstack/react-query';
import { goldenEggAwardEvent } from '@emberclutch/shared/state';
import { loadUntilHere } from '../app/load-until-here.ts';

const loadAttendant = () => loadUntilHere(() => import(/* webpackChunkName: "attendant" */ './attend.ts'));

/** Fetches what looks after an open page, once the page itself is there; an award before that is not lost. */
export function callAttendant(queryClient: QueryClient): void {
  const begin = async () => (await loadAttendant()).attend(queryClient);
  window.addEventListener(goldenEggAwardEvent, async (event) => (await loadAttendant()).tellAward(event));
  if (document.readyState === 'complete') void begin();
  else window.addEventListener('load', () => void begin(), { once: true });
}
