import { attachSkyGestures } from './attach-sky-gestures.ts';
import { computeWorldArea } from '../map/world-area.ts';
import { CameraPilot } from './camera-pilot.ts';
import { toWorld } from './camera.ts';
import type { WorldScene } from './world-scene.ts';
import type { Point } from '../simulation/point.ts';

const viewport = { width: 360, height: 600 };
const dragonAt = { x: 120, y: 200 };

function openSky(options: Omit<Parameters<typeof attachSkyGestures>[2], 'isStill'> = {}) {
  const pilot = new CameraPilot({
    viewport: () => viewport,
    area: () => computeWorldArea(0),
    findPosition: () => null,
  });
  pilot.moveTo({ x: 5_000, y: 4_000, zoom: 0.3 });
  const pick = ({ x, y }: Point) => (Math.hypot(x - dragonAt.x, y - dragonAt.y) < 24 ? 7 : null);
  // Only the members of the scene that the gestures use: a real scene needs a graphics card.
  const scene = { pilot, pick } as unknown as WorldScene;
  const element = document.createElement('div');
  // jsdom has no pointer capture.
  element.setPointerCapture = () => {};
  const detach = attachSkyGestures(element, scene, { isStill: true, ...options });
  const pointer =
    (pointerId: number, pointerType = 'touch') =>
    (type: 'down' | 'move' | 'up' | 'cancel', { x, y }: Point) =>
      element.dispatchEvent(
        new PointerEvent(`pointer${type}`, { pointerId, pointerType, clientX: x, clientY: y }),
      );
  /** @returns whether a handler prevented the default action */
  const send = (event: Event) => !element.dispatchEvent(event);
  return { pilot, detach, scene, send, mouse: pointer(9, 'mouse'), one: pointer(1), other: pointer(2) };
}

const createSelection = () => ({
  current: () => null,
  onPick: jest.fn(),
  onOpen: jest.fn(),
  onHover: jest.fn(),
});

it('a tap selects the dragon below, but none if the tap is beside a dragon or the system cancels the touch', () => {
  const selection = createSelection();
  const { one, pilot } = openSky({ selection });
  const before = pilot.camera;

  one('down', { x: 118, y: 196 });
  one('move', { x: 120, y: 198 });
  one('up', { x: 120, y: 198 });
  one('down', { x: 300, y: 500 });
  one('up', { x: 300, y: 500 });
  one('down', dragonAt);
  one('cancel', dragonAt);

  expect(selection.onPick.mock.calls).toEqual([[7], [null]]);
  expect(pilot.camera).toBe(before);
});

it('the dragon under a resting mouse is reported until the dragon has flown away', () => {
  jest.useFakeTimers();
  const selection = createSelection();
  const { mouse, scene, detach } = openSky({ selection });

  mouse('move', dragonAt);
  jest.advanceTimersByTime(1_000);
  expect(selection.onHover.mock.calls).toEqual([[7, dragonAt]]);
  scene.pick = () => null;
  jest.advanceTimersByTime(1_000);

  expect(selection.onHover.mock.calls.slice(1)).toEqual([[null, dragonAt]]);
  detach();
  jest.useRealTimers();
});

it('one finger moves the map, and two zoom around their midpoint, without selecting a dragon', () => {
  const selection = createSelection();
  const { one, other, pilot } = openSky({ selection });
  const expectAt = (held: Point, windowPoint: Point) => {
    const { x, y } = toWorld(pilot.camera, viewport, windowPoint);
    expect(x).toBeCloseTo(held.x, 6);
    expect(y).toBeCloseTo(held.y, 6);
  };
  const grabbed = toWorld(pilot.camera, viewport, { x: 100, y: 200 });
  one('down', { x: 100, y: 200 });
  one('move', { x: 160, y: 240 });
  one('up', { x: 160, y: 240 });
  expectAt(grabbed, { x: 160, y: 240 });

  const between = toWorld(pilot.camera, viewport, { x: 150, y: 300 });
  one('down', { x: 100, y: 300 });
  other('down', { x: 200, y: 300 });
  one('move', { x: 100, y: 300 });
  one('move', { x: 80, y: 320 });
  other('move', { x: 280, y: 320 });
  one('up', { x: 80, y: 320 });
  other('up', { x: 280, y: 320 });
  expect(pilot.camera.zoom).toBeCloseTo(0.6, 6);
  expectAt(between, { x: 180, y: 320 });
  expect(selection.onPick).not.toHaveBeenCalled();
});

it('a map without selection ignores selection keys', () => {
  const { send } = openSky();
  const press = (key: string) => send(new KeyboardEvent('keydown', { key, cancelable: true }));

  expect(['Escape', 'Enter', 'n'].map(press)).toEqual([false, false, false]);
  expect(['ArrowLeft', '+'].map(press)).toEqual([true, true]);
});

it('the wheel scrolls the page with isWheelOfPage, and zooms only with Ctrl', () => {
  const { pilot, send } = openSky({ isWheelOfPage: true });
  const turn = (ctrlKey: boolean) =>
    send(new WheelEvent('wheel', { deltaY: -100, ctrlKey, cancelable: true }));
  const { zoom } = pilot.camera;

  expect(turn(false)).toBe(false);
  expect(pilot.camera.zoom).toBe(zoom);
  expect(turn(true)).toBe(true);
  expect(pilot.camera.zoom).toBeGreaterThan(zoom);
});
