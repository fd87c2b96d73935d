import type { QueryClient } from '@tanstack/react-query';
import { goldenEggAwardEvent } from '@emberclutch/shared/state';

/** Milliseconds until a chunk that was lost is asked for again. */
const nextTry = 60_000;

const loadAttendant = () => import(/* webpackChunkName: "attendant" */ './attend.ts');

/** Fetches what looks after an open page, once the page itself is there; an award before that is not lost. */
export function callAttendant(queryClient: QueryClient): void {
  window.addEventListener(goldenEggAwardEvent, async (event) => {
    const attendant = await loadAttendant().catch(() => null);
    attendant?.tellAward(event);
  });
  if (document.readyState === 'complete') void begin(queryClient);
  else window.addEventListener('load', () => void begin(queryClient), { once: true });
}

async function begin(queryClient: QueryClient): Promise<void> {
  try {
    const { attend } = await loadAttendant();
    attend(queryClient);
  } catch {
    setTimeout(() => void begin(queryClient), nextTry);
  }
}
