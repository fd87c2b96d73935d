import { computeWorldArea, mapArea } from '../map/world-area.ts';
import { computeDistrictReach } from '../simulation/districts.ts';
import { regions } from '../simulation/regions.ts';
import type { Point } from '../simulation/point.ts';
import { CameraPilot } from './camera-pilot.ts';
import { interpolate, computeMinZoom, toWorld, clampCamera, zoomAround } from './camera.ts';
import type { Viewport } from './camera.ts';

const viewport = { width: 1_000, height: 700 };
const area = computeWorldArea(0);

/** @param dragon position of dragon 7, the only one */
const createPilot = (dragon: Point | null, shape: Viewport = viewport, shownArea = area) =>
  new CameraPilot({
    getViewport: () => shape,
    getArea: () => shownArea,
    findPosition: (id) => (id === 7 ? dragon : null),
  });

it('the point under the pointer stays there during a zoom', () => {
  const camera = clampCamera({ x: 5_000, y: 4_000, zoom: 0.3 }, viewport, area);
  const point = { x: 720, y: 190 };
  const before = toWorld(camera, viewport, point);

  const zoomedCamera = zoomAround(camera, viewport, area, 2, point);

  expect(toWorld(zoomedCamera, viewport, point).x).toBeCloseTo(before.x, 6);
  expect(toWorld(zoomedCamera, viewport, point).y).toBeCloseTo(before.y, 6);
});

it.each([
  ['beyond the east', { x: 99_000, y: 4_000, zoom: 0.4 }],
  ['beyond the north', { x: 6_000, y: -5_000, zoom: 0.4 }],
  ['from too far', { x: 6_000, y: 4_000, zoom: 0.000_1 }],
  ['from too near', { x: 6_000, y: 4_000, zoom: 90 }],
])('the camera never shows an area %s', (_case, camera) => {
  const wideViewport = { width: 1_200, height: 700 };
  const clampedCamera = clampCamera(camera, wideViewport, area);
  const corner = toWorld(clampedCamera, wideViewport, { x: 0, y: 0 });
  const opposite = toWorld(clampedCamera, wideViewport, { x: wideViewport.width, y: wideViewport.height });

  expect(corner.x).toBeGreaterThanOrEqual(mapArea.x - 1e-6);
  expect(corner.y).toBeGreaterThanOrEqual(mapArea.y - 1e-6);
  expect(opposite.x).toBeLessThanOrEqual(mapArea.x + mapArea.width + 1e-6);
  expect(opposite.y).toBeLessThanOrEqual(mapArea.y + mapArea.height + 1e-6);
  expect(clampedCamera.zoom).toBeGreaterThanOrEqual(computeMinZoom(wideViewport, area));
});

it('the camera shows all regions in a window of any shape, and only the map if the map fills the window', () => {
  const narrowViewport = { width: 360, height: 540 };
  const { x, zoom } = clampCamera({ x: 6_000, y: 4_000, zoom: 0 }, narrowViewport, area);
  const wideViewport = { width: 1_460, height: 800 };
  const flatViewport = { width: 1_900, height: 640 };

  for (const region of Object.values(regions)) {
    expect(Math.abs(region.x - x) + region.radiusX).toBeLessThan(narrowViewport.width / zoom / 2);
    expect(Math.abs(region.y - 4_000) + region.radiusY).toBeLessThan(
      flatViewport.height / computeMinZoom(flatViewport, area) / 2,
    );
  }
  expect(wideViewport.width / computeMinZoom(wideViewport, area)).toBeCloseTo(mapArea.width, 6);
});

it('the camera opens with the main islands, closer in a portrait window, and shows all districts of a large world', () => {
  const large = computeWorldArea(12);
  const [wideViewport, highViewport] = [
    { width: 1_520, height: 800 },
    { width: 360, height: 540 },
  ];
  const pilot = createPilot(null, wideViewport, large);

  expect(createPilot(null, highViewport).camera).toMatchObject({ x: 6_000, y: 4_000 });
  expect(createPilot(null, highViewport).camera.zoom / computeMinZoom(highViewport, area)).toBeCloseTo(
    1.4,
    1,
  );
  expect(pilot.camera.zoom).toBe(computeMinZoom(wideViewport, area));
  pilot.showAll({ isStill: true });
  expect(pilot.camera.zoom).toBe(computeMinZoom(wideViewport, large));
  expect(wideViewport.height / computeMinZoom(wideViewport, large)).toBeGreaterThan(
    2 * computeDistrictReach(12).y,
  );
  expect(wideViewport.width / computeMinZoom(wideViewport, large)).toBeGreaterThan(
    2 * computeDistrictReach(12).x,
  );
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
  const followedIds: (number | null)[] = [];
  pilot.subscribe(() => void followedIds.push(pilot.followed));

  pilot.follow(7, { isStill: true });
  dragon.x = 5_400;
  pilot.steer();
  expect(pilot.camera).toMatchObject(dragon);
  pilot.panBy(80, 0);
  dragon.x = 9_000;
  pilot.steer();

  expect(pilot.camera.x).toBeLessThan(5_400);
  expect(followedIds.at(-1)).toBeNull();
  expect(followedIds).toContain(7);
});

it('a followed dragon stays in the center of the uncovered part of the window', () => {
  const dragon = { x: 5_000, y: 3_000 };
  const pilot = createPilot(dragon);

  pilot.follow(7, { isStill: true });
  pilot.setCoveredEdges({ top: 0, right: 0, bottom: 300 });
  pilot.steer();

  const center = toWorld(pilot.camera, viewport, { x: 500, y: 200 });
  expect(center.x).toBeCloseTo(dragon.x, 6);
  expect(center.y).toBeCloseTo(dragon.y, 6);
  const { y, height } = pilot.uncoveredArea;
  expect(y + height / 2).toBeCloseTo(dragon.y, 6);
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
