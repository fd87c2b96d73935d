import { attachSkyGestures } from './attach-sky-gestures.ts';
import { computeWorldArea } from '../map/world-area.ts';
import { CameraPilot } from './camera-pilot.ts';
import { toWorld } from './camera.ts';
import type { WorldScene } from './world-scene.ts';
import type { Point } from '../simulation/point.ts';

const viewport = { width: 360, height: 600 };
const dragonPoint = { x: 120, y: 200 };

function openSky(options: Omit<Parameters<typeof attachSkyGestures>[2], 'isStill'> = {}) {
  const pilot = new CameraPilot({
    getViewport: () => viewport,
    getArea: () => computeWorldArea(0),
    findPosition: () => null,
  });
  pilot.moveTo({ x: 5_000, y: 4_000, zoom: 0.3 });
  const pick = ({ x, y }: Point) => (Math.hypot(x - dragonPoint.x, y - dragonPoint.y) < 24 ? 7 : null);
  // Only the members of the scene that the gestures use: a real scene needs a graphics card.
  const scene = { pilot, pick } as unknown as WorldScene;
  const element = document.createElement('div');
  // jsdom has no pointer capture.
  element.setPointerCapture = () => {};
  const detach = attachSkyGestures(element, scene, { isStill: true, ...options });
  const createPointer =
    (pointerId: number, pointerType = 'touch') =>
    (type: 'down' | 'move' | 'up' | 'cancel', { x, y }: Point) =>
      element.dispatchEvent(
        new PointerEvent(`pointer${type}`, { pointerId, pointerType, clientX: x, clientY: y }),
      );
  /** @returns whether a handler prevented the default action */
  const send = (event: Event) => !element.dispatchEvent(event);
  return {
    pilot,
    detach,
    scene,
    send,
    sendMouse: createPointer(9, 'mouse'),
    sendFirstTouch: createPointer(1),
    sendSecondTouch: createPointer(2),
  };
}

const createSelection = () => ({
  getSelected: () => null,
  onPick: jest.fn(),
  onOpen: jest.fn(),
  onHover: jest.fn(),
});

it('a tap selects the dragon below it, and nothing beside a dragon or if the system cancels the touch', () => {
  const selection = createSelection();
  const { sendFirstTouch, pilot } = openSky({ selection });
  const before = pilot.camera;

  sendFirstTouch('down', { x: 118, y: 196 });
  sendFirstTouch('move', { x: 120, y: 198 });
  sendFirstTouch('up', { x: 120, y: 198 });
  sendFirstTouch('down', { x: 300, y: 500 });
  sendFirstTouch('up', { x: 300, y: 500 });
  sendFirstTouch('down', dragonPoint);
  sendFirstTouch('cancel', dragonPoint);

  expect(selection.onPick.mock.calls).toEqual([[7], [null]]);
  expect(pilot.camera).toBe(before);
});

it('the map reports the dragon under a resting mouse until the dragon has flown away', () => {
  jest.useFakeTimers();
  const selection = createSelection();
  const { sendMouse, scene, detach } = openSky({ selection });

  sendMouse('move', dragonPoint);
  jest.advanceTimersByTime(1_000);
  expect(selection.onHover.mock.calls).toEqual([[7]]);
  scene.pick = () => null;
  jest.advanceTimersByTime(1_000);

  expect(selection.onHover.mock.calls.slice(1)).toEqual([[null]]);
  detach();
  jest.useRealTimers();
});

it('one finger moves the map, and two zoom around their midpoint, without selecting a dragon', () => {
  const selection = createSelection();
  const { sendFirstTouch, sendSecondTouch, pilot } = openSky({ selection });
  const expectAt = (worldPoint: Point, windowPoint: Point) => {
    const { x, y } = toWorld(pilot.camera, viewport, windowPoint);
    expect(x).toBeCloseTo(worldPoint.x, 6);
    expect(y).toBeCloseTo(worldPoint.y, 6);
  };
  const grabbedPoint = toWorld(pilot.camera, viewport, { x: 100, y: 200 });
  sendFirstTouch('down', { x: 100, y: 200 });
  sendFirstTouch('move', { x: 160, y: 240 });
  sendFirstTouch('up', { x: 160, y: 240 });
  expectAt(grabbedPoint, { x: 160, y: 240 });

  const midpoint = toWorld(pilot.camera, viewport, { x: 150, y: 300 });
  sendFirstTouch('down', { x: 100, y: 300 });
  sendSecondTouch('down', { x: 200, y: 300 });
  sendFirstTouch('move', { x: 100, y: 300 });
  sendFirstTouch('move', { x: 80, y: 320 });
  sendSecondTouch('move', { x: 280, y: 320 });
  sendFirstTouch('up', { x: 80, y: 320 });
  sendSecondTouch('up', { x: 280, y: 320 });
  expect(pilot.camera.zoom).toBeCloseTo(0.6, 6);
  expectAt(midpoint, { x: 180, y: 320 });
  expect(selection.onPick).not.toHaveBeenCalled();
});

it('a map without selection ignores selection keys', () => {
  const { send } = openSky();
  const press = (key: string) => send(new KeyboardEvent('keydown', { key, cancelable: true }));

  expect(['Escape', 'Enter', 'n'].map(press)).toEqual([false, false, false]);
  expect(['ArrowLeft', '+'].map(press)).toEqual([true, true]);
});

it('the wheel scrolls the page with shouldWheelScrollPage, and zooms only with Ctrl', () => {
  const { pilot, send } = openSky({ shouldWheelScrollPage: true });
  const turnWheel = (ctrlKey: boolean) =>
    send(new WheelEvent('wheel', { deltaY: -100, ctrlKey, cancelable: true }));
  const { zoom } = pilot.camera;

  expect(turnWheel(false)).toBe(false);
  expect(pilot.camera.zoom).toBe(zoom);
  expect(turnWheel(true)).toBe(true);
  expect(pilot.camera.zoom).toBeGreaterThan(zoom);
});
