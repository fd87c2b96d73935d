import { computeLightColor, computeSkyLight } from './sky-light.ts';

const hour = 3_600_000;
const [noon, midnight] = [computeSkyLight(0), computeSkyLight(hour / 2)];
const day = [255, 255, 255];

const computeBrightness = (color: number) => ((color >> 16) & 0xff) + ((color >> 8) & 0xff) + (color & 0xff);

it.each([
  ['at night', midnight, false],
  ['at noon in the dark theme', noon, true],
  ['at night in the dark theme', midnight, true],
])('the light brightens a close view more than a far one %s', (_, light, isDark) => {
  const [far, close] = [0.1, 1].map((zoom) =>
    computeBrightness(computeLightColor(light, { isDark, day, zoom })),
  );

  expect(close).toBeGreaterThan((far ?? 0) + 100);
  expect(close).toBeLessThan(computeBrightness(0xffffff) * 0.65);
});

it('all views have the same light by day', () => {
  const [far, close] = [0.1, 1].map((zoom) => computeLightColor(noon, { isDark: false, day, zoom }));

  expect(close).toBe(far);
});
