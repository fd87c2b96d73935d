import type { Stance } from '../skeleton.ts';
import { openCoil } from './serpent.ts';

it.each(Object.entries(openCoil))(
  'the open coil leaves ground between the strands of a %s serpent',
  (_bearing, stance) => {
    expect(measureWidestGap(stance)).toBeGreaterThan(24);
  },
);

/** Measures the widest gap between the two strands of the ring, in units of the drawing. */
function measureWidestGap({ trunk, coils }: Stance): number {
  const end = coils?.[0]?.until ?? 0;
  const gaps = trunk.slice(0, end).flatMap(([x, y, r]) =>
    trunk
      .slice(end)
      .filter(([otherX]) => Math.abs(otherX - x) < 30)
      .map(([, otherY, otherR]) => Math.abs(otherY - y) - r - otherR),
  );
  return Math.max(...gaps);
}
