import { CameraForecast } from './camera-forecast.ts';

const width = 1_000;

it('looks ahead in the direction of a moving camera', () => {
  const forecast = new CameraForecast();
  let ahead = { x: 0, y: 0, zoom: 1 };
  for (let time = 0; time <= 600; time += 20)
    ahead = forecast.next({ x: time / 2, y: 0, zoom: 2 ** (time / 2_000) }, time, width);

  // 0.7 s ahead of 300.
  expect(ahead.x).toBeGreaterThan(600);
  expect(ahead.x).toBeLessThan(660);
  expect(ahead.y).toBe(0);
  expect(ahead.zoom).toBeGreaterThan(1.5);
});

it('stays with a camera that stands still, and within one window of a fast one', () => {
  const forecast = new CameraForecast();
  const still = { x: 5, y: 6, zoom: 1 };

  expect(forecast.next(still, 0, width)).toEqual(still);
  expect(forecast.next(still, 20, width)).toEqual(still);
  expect(forecast.next({ ...still, x: 90_000 }, 40, width).x).toBe(91_000);
});
