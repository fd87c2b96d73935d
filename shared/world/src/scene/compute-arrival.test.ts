import { computeArrival, arrivalDuration } from './compute-arrival.ts';

it('the egg glows on the ground before its dragon rises', () => {
  const course = [0, 0.2, 0.5, 0.8, 1].map((share) => computeArrival(share * arrivalDuration));

  expect(course.map(({ light }) => light > 0.5)).toEqual([false, true, true, false, false]);
  expect(course.map(({ size }) => size > 0)).toEqual([false, false, true, true, true]);
  expect(course.map(({ height }) => height)).toEqual(
    course.map(({ height }) => height).toSorted((a, b) => a - b),
  );
  expect(course[1]?.height).toBe(0);
  expect(course[4]).toEqual({ light: 0, size: 1, height: 1 });
});
