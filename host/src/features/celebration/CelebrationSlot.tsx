import { useAtomValue } from 'jotai';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';
import { celebratedEggCountAtom, endCelebration } from './celebrated-egg-count.ts';

const Celebration = lazyComponent(
  async () => (await import(/* webpackChunkName: "celebration" */ './Celebration.tsx')).Celebration,
  { onFailure: endCelebration },
);

/** Loads and shows the celebration while one is running. */
export function CelebrationSlot() {
  const count = useAtomValue(celebratedEggCountAtom);
  return count === 0 ? null : <Celebration count={count} />;
}
