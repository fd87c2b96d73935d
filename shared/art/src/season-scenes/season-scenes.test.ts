import { light, shade } from './brushes.ts';
import { bone } from './primordial.ts';
import { seasonNames } from '@emberclutch/contract/season/season-name.ts';
import { drawNightSky } from './draw-night-sky.ts';
import type { SceneInks } from './season-scene.ts';
import { seasonScenes } from './season-scenes.ts';

const inks: SceneInks = {
  ink: 'var(--ink)',
  rule: 'var(--rule)',
  wash: 'var(--wash)',
  secondWash: 'var(--second-wash)',
  page: 'var(--page)',
  accent: 'var(--accent)',
};

it.each(seasonNames)(
  'the scene draws %s only in the given colours, shade, light and bone, without ids and within the size limit',
  (name) => {
    const { drawScene, drawLand, drawFoot } = seasonScenes[name];
    const { sky, grain } = drawScene(9, inks);
    const land = drawLand(9, inks);
    const foot = drawFoot(9, inks);

    for (const drawing of [sky, land, foot, grain]) {
      const paints = [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint ?? '');
      const allowedPaints = ['none', shade, light, bone, ...Object.values(inks)];
      expect(paints.filter((paint) => !allowedPaints.includes(paint))).toEqual([]);
      expect(drawing).not.toMatch(/NaN|undefined| id=/);
    }
    expect(sky.length + land.length).toBeLessThan(90_000);
    expect(foot.length).toBeLessThan(16_000);
    // An image cannot read the CSS variables of its page.
    expect(grain).not.toContain('var(');
  },
);

it.each(seasonNames)(
  'the scene of %s differs from age to age, and one age always has the same scene',
  (name) => {
    const { drawScene, drawLand, drawFoot } = seasonScenes[name];
    const draw = (age: number) => [drawScene(age, inks).sky, drawLand(age, inks)];
    const drawn = Array.from({ length: 10 }, (_, age) => draw(age));

    expect(new Set(drawn.flat()).size).toBe(20);
    expect(drawFoot(4, inks)).toBe(drawFoot(4, inks));
    expect(draw(4)).toEqual(drawn[4]);
  },
);

it.each(seasonNames)('the scene shows real stars over %s', (name) => {
  const sky = drawNightSky(name, 'var(--ink)');

  expect(sky).not.toMatch(/NaN|undefined/);
  const [, lineData = ''] = /<path d="([^"]+)" fill="none"/.exec(sky) ?? [];
  const visiblePoints = [...lineData.matchAll(/(-?\d+) (-?\d+)/g)].filter(
    ([, x, y]) => Number(x) > 0 && Number(x) < 1_600 && Number(y) > 0 && Number(y) < 400,
  );
  expect(visiblePoints.length).toBeGreaterThan(1);
});
