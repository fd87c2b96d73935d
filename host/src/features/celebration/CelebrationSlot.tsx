import { useAtomValue } from 'jotai';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { createLazyComponent } from '../../platform/loading/create-lazy-component.tsx';
import { celebratedEggCountAtom, endCelebration } from './celebrated-egg-count.ts';

const Celebration = createLazyComponent(
  async () => (await import(/* webpackChunkName: "celebration" */ './Celebration.tsx')).Celebration,
  { onFailure: endCelebration },
);

/** Loads and shows a running celebration, even if it began before the page was hydrated. */
export function CelebrationSlot() {
  const count = useAtomValue(celebratedEggCountAtom);
  return !useIsHydrated() || count === 0 ? null : <Celebration count={count} />;
}
