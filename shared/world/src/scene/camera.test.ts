import { computeWorldArea, mapArea } from '../map/world-area.ts';
import { computeDistrictReach } from '../simulation/districts.ts';
import { lands } from '../simulation/lands.ts';
import type { Point } from '../simulation/point.ts';
import { CameraPilot } from './camera-pilot.ts';
import { interpolate, computeMinZoom, toWindow, toWorld, clampCamera, zoomAround } from './camera.ts';
import type { Viewport } from './camera.ts';

const viewport = { width: 1_000, height: 700 };
const area = computeWorldArea(0);

/** @param dragon position of dragon 7, the only one */
const createPilot = (dragon: Point | null, shape: Viewport = viewport, shown = area) =>
  new CameraPilot({
    viewport: () => shape,
    area: () => shown,
    findPosition: (id) => (id === 7 ? dragon : null),
  });

it('the point under the pointer stays there during a zoom', () => {
  const camera = clampCamera({ x: 5_000, y: 4_000, zoom: 0.3 }, viewport, area);
  const point = { x: 720, y: 190 };
  const before = toWorld(camera, viewport, point);

  const zoomed = zoomAround(camera, { viewport, area }, 2, point);

  expect(toWorld(zoomed, viewport, point).x).toBeCloseTo(before.x, 6);
  expect(toWorld(zoomed, viewport, point).y).toBeCloseTo(before.y, 6);
  expect(toWindow(zoomed, viewport, before).x).toBeCloseTo(point.x, 6);
});

it.each([
  ['beyond the east', { x: 99_000, y: 4_000, zoom: 0.4 }],
  ['beyond the north', { x: 6_000, y: -5_000, zoom: 0.4 }],
  ['from too far', { x: 6_000, y: 4_000, zoom: 0.000_1 }],
  ['from too near', { x: 6_000, y: 4_000, zoom: 90 }],
])('never shows an area %s', (_case, camera) => {
  const wide = { width: 1_200, height: 700 };
  const clamped = clampCamera(camera, wide, area);
  const corner = toWorld(clamped, wide, { x: 0, y: 0 });
  const opposite = toWorld(clamped, wide, { x: wide.width, y: wide.height });

  expect(corner.x).toBeGreaterThanOrEqual(mapArea.x - 1e-6);
  expect(corner.y).toBeGreaterThanOrEqual(mapArea.y - 1e-6);
  expect(opposite.x).toBeLessThanOrEqual(mapArea.x + mapArea.width + 1e-6);
  expect(opposite.y).toBeLessThanOrEqual(mapArea.y + mapArea.height + 1e-6);
  expect(clamped.zoom).toBeGreaterThanOrEqual(computeMinZoom(wide, area));
});

it('the camera shows all lands in a window of any shape, and only the map if the map fills the window', () => {
  const narrow = { width: 360, height: 540 };
  const { x, zoom } = clampCamera({ x: 6_000, y: 4_000, zoom: 0 }, narrow, area);
  const wide = { width: 1_460, height: 800 };
  const flat = { width: 1_900, height: 640 };

  for (const land of Object.values(lands)) {
    expect(Math.abs(land.x - x) + land.radiusX).toBeLessThan(narrow.width / zoom / 2);
    expect(Math.abs(land.y - 4_000) + land.radiusY).toBeLessThan(
      flat.height / computeMinZoom(flat, area) / 2,
    );
  }
  expect(wide.width / computeMinZoom(wide, area)).toBeCloseTo(mapArea.width, 6);
});

it('the camera opens with the main islands, closer in a portrait window, and shows all districts of a large world', () => {
  const large = computeWorldArea(12);
  const [wide, high] = [
    { width: 1_520, height: 800 },
    { width: 360, height: 540 },
  ];
  const pilot = createPilot(null, wide, large);

  expect(createPilot(null, high).camera).toMatchObject({ x: 6_000, y: 4_000 });
  expect(createPilot(null, high).camera.zoom / computeMinZoom(high, area)).toBeCloseTo(1.4, 1);
  expect(pilot.camera.zoom).toBe(computeMinZoom(wide, area));
  pilot.showAll({ isStill: true });
  expect(pilot.camera.zoom).toBe(computeMinZoom(wide, large));
  expect(wide.height / computeMinZoom(wide, large)).toBeGreaterThan(2 * computeDistrictReach(12).y);
  expect(wide.width / computeMinZoom(wide, large)).toBeGreaterThan(2 * computeDistrictReach(12).x);
});

it('the camera zooms out halfway between two distant views', () => {
  const from = { x: 1_000, y: 1_000, zoom: 1 };
  const to = { x: 9_000, y: 6_000, zoom: 1 };

  expect(interpolate(from, to, 0)).toEqual(from);
  expect(interpolate(from, to, 1).x).toBeCloseTo(to.x, 6);
  expect(interpolate(from, to, 0.5).zoom).toBeLessThan(0.8);
});

it('the camera follows a dragon until the player moves the camera, and notifies about both', () => {
  const dragon = { x: 5_000, y: 3_000 };
  const pilot = createPilot(dragon);
  const followed: (number | null)[] = [];
  pilot.subscribe(() => void followed.push(pilot.followed));

  pilot.follow(7, { isStill: true });
  dragon.x = 5_400;
  pilot.steer();
  expect(pilot.camera).toMatchObject(dragon);
  pilot.panBy(80, 0);
  dragon.x = 9_000;
  pilot.steer();

  expect(pilot.camera.x).toBeLessThan(5_400);
  expect(followed.at(-1)).toBeNull();
  expect(followed).toContain(7);
});

it('a followed dragon stays in the center of the uncovered part of the window', () => {
  const dragon = { x: 5_000, y: 3_000 };
  const pilot = createPilot(dragon);

  pilot.follow(7, { isStill: true });
  pilot.cover({ top: 0, right: 0, bottom: 300 });
  pilot.steer();

  const seen = toWindow(pilot.camera, viewport, dragon);
  expect(seen.x).toBeCloseTo(500, 6);
  expect(seen.y).toBeCloseTo(200, 6);
  const { top, bottom } = pilot.freeRegion;
  expect((top + bottom) / 2).toBeCloseTo(dragon.y, 6);
});

it('the camera zooms on a followed dragon, wherever the pointer is, and keeps flying there when the window changes', () => {
  const dragon = { x: 5_000, y: 3_000 };
  const pilot = createPilot(dragon);
  pilot.follow(7, { isStill: true });
  const { zoom } = pilot.camera;

  pilot.zoomBy(1.5, { x: 10, y: 10 });
  dragon.x = 5_400;
  pilot.steer();
  expect(pilot.followed).toBe(7);
  expect(pilot.camera).toMatchObject({ ...dragon, zoom: zoom * 1.5 });

  pilot.moveTo({ x: 9_000, y: 5_000, zoom });
  pilot.follow(7);
  pilot.zoomBy(1.5);
  pilot.fit();
  expect(pilot.isFlying).toBe(true);
  expect(pilot.followed).toBe(7);
  expect(pilot.destination.zoom).toBe(zoom * 1.5);
});
