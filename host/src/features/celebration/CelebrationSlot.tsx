import { useAtomValue } from 'jotai';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { celebratedAtom, endCelebration } from './celebrated.ts';

const Celebration = lazyPart(
  async () => (await import(/* webpackChunkName: "celebration" */ './Celebration.tsx')).Celebration,
  { onFailure: endCelebration },
);

/** The place of a celebration, above everything and in nobody's way. */
export function CelebrationSlot() {
  const count = useAtomValue(celebratedAtom);
  return count === 0 ? null : <Celebration count={count} />;
}
