import { RideOutlook } from './ride-outlook.ts';

it('turns to the heading of the dragon smoothly, at any frame rate', () => {
  const outlookAfter = (frames: number) => {
    const outlook = new RideOutlook(0);
    for (let frame = 1; frame <= frames; frame += 1) outlook.turnTo(Math.PI / 2, (1_000 * frame) / frames);
    return outlook.direction;
  };
  const [few, many] = [outlookAfter(5), outlookAfter(60)];

  expect(few.y).toBeGreaterThan(0.4);
  expect(few.y).toBeLessThan(0.7);
  expect(many.y).toBeCloseTo(few.y, 6);
  expect(many.x).toBeCloseTo(0, 6);
});

it('comes back to the dragon while it rests', () => {
  const outlook = new RideOutlook(0);
  outlook.turnTo(0, 60_000);
  expect(outlook.direction.x).toBeCloseTo(1, 3);

  outlook.turnTo(null, 120_000);

  expect(outlook.direction.x).toBeCloseTo(0, 3);
});
