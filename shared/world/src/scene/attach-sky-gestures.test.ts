import { attachSkyGestures } from './attach-sky-gestures.ts';
import { worldAreaFor } from '../map/world-area.ts';
import { CameraPilot } from './camera-pilot.ts';
import { toWorld } from './camera.ts';
import type { WorldScene } from './world-scene.ts';
import type { Point } from '../simulation/point.ts';

const viewport = { width: 360, height: 600 };
const dragonAt = { x: 120, y: 200 };

function openSky() {
  const pilot = new CameraPilot({
    viewport: () => viewport,
    area: () => worldAreaFor(0),
    positionOf: () => null,
  });
  pilot.moveTo({ x: 5_000, y: 4_000, zoom: 0.3 });
  const pick = ({ x, y }: Point) => (Math.hypot(x - dragonAt.x, y - dragonAt.y) < 24 ? 7 : null);
  // The gestures use these two of the scene, which needs a graphics card.
  const scene = { pilot, pick } as unknown as WorldScene;
  const element = document.createElement('div');
  // jsdom has no pointer capture.
  element.setPointerCapture = () => {};
  const selection = { current: () => null, onPick: jest.fn(), onOpen: jest.fn(), onPoint: jest.fn() };
  const finger =
    (pointerId: number) =>
    (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', { x, y }: Point) =>
      element.dispatchEvent(
        new PointerEvent(type, { pointerId, pointerType: 'touch', clientX: x, clientY: y }),
      );
  const detach = attachSkyGestures(element, scene, { isStill: true, selection });
  const mouse = ({ x, y }: Point) =>
    element.dispatchEvent(
      new PointerEvent('pointermove', { pointerId: 9, pointerType: 'mouse', clientX: x, clientY: y }),
    );
  return { pilot, selection, element, detach, scene, mouse, one: finger(1), other: finger(2) };
}

it('selects the dragon that is tapped, and none for a tap beside it', () => {
  const { one, selection, pilot } = openSky();
  const before = pilot.camera;

  one('pointerdown', { x: 118, y: 196 });
  one('pointermove', { x: 120, y: 198 });
  one('pointerup', { x: 120, y: 198 });
  one('pointerdown', { x: 300, y: 500 });
  one('pointerup', { x: 300, y: 500 });

  expect(selection.onPick.mock.calls).toEqual([[7], [null]]);
  expect(pilot.camera).toBe(before);
});

it('points at the dragon under a resting mouse until it has flown away', () => {
  jest.useFakeTimers();
  const { mouse, scene, selection, detach } = openSky();

  mouse(dragonAt);
  jest.advanceTimersByTime(1_000);
  expect(selection.onPoint.mock.calls).toEqual([[7, dragonAt]]);
  scene.pick = () => null;
  jest.advanceTimersByTime(1_000);

  expect(selection.onPoint.mock.calls).toEqual([
    [7, dragonAt],
    [null, dragonAt],
  ]);
  detach();
  jest.useRealTimers();
});

it('moves the map with a finger, and selects nothing', () => {
  const { one, selection, pilot } = openSky();
  const grabbed = toWorld(pilot.camera, viewport, { x: 100, y: 200 });

  one('pointerdown', { x: 100, y: 200 });
  one('pointermove', { x: 160, y: 240 });
  one('pointerup', { x: 160, y: 240 });

  const held = toWorld(pilot.camera, viewport, { x: 160, y: 240 });
  expect(held.x).toBeCloseTo(grabbed.x, 6);
  expect(held.y).toBeCloseTo(grabbed.y, 6);
  expect(selection.onPick).not.toHaveBeenCalled();
});

it('zooms with two fingers around the point between them, and selects nothing', () => {
  const { one, other, selection, pilot } = openSky();
  const between = toWorld(pilot.camera, viewport, { x: 150, y: 300 });

  one('pointerdown', { x: 100, y: 300 });
  other('pointerdown', { x: 200, y: 300 });
  one('pointermove', { x: 100, y: 300 });
  one('pointermove', { x: 80, y: 320 });
  other('pointermove', { x: 280, y: 320 });
  one('pointerup', { x: 80, y: 320 });
  other('pointerup', { x: 280, y: 320 });

  expect(pilot.camera.zoom).toBeCloseTo(0.6, 6);
  const held = toWorld(pilot.camera, viewport, { x: 180, y: 320 });
  expect(held.x).toBeCloseTo(between.x, 6);
  expect(held.y).toBeCloseTo(between.y, 6);
  expect(selection.onPick).not.toHaveBeenCalled();
});

it('ends a touch that the system takes over', () => {
  const { one, selection } = openSky();

  one('pointerdown', dragonAt);
  one('pointercancel', dragonAt);

  expect(selection.onPick).not.toHaveBeenCalled();
});

it('ignores selection keys if there is nothing to select', () => {
  const { element, pilot, detach } = openSky();
  detach();
  const scene = { pilot } as unknown as WorldScene;
  attachSkyGestures(element, scene, { isStill: true });
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };

  expect(['Escape', 'Enter', 'n'].map(press)).toEqual([false, false, false]);
  expect(['ArrowLeft', '+'].map(press)).toEqual([true, true]);
});

it('leaves the wheel to the page around it where it is told to, and zooms with Ctrl', () => {
  const { pilot, scene } = openSky();
  const element = document.createElement('div');
  attachSkyGestures(element, scene, { isStill: true, isWheelOfPage: true });
  const turn = (ctrlKey: boolean) => {
    const event = new WheelEvent('wheel', { deltaY: -100, ctrlKey, cancelable: true });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { zoom } = pilot.camera;

  expect(turn(false)).toBe(false);
  expect(pilot.camera.zoom).toBe(zoom);
  expect(turn(true)).toBe(true);
  expect(pilot.camera.zoom).toBeGreaterThan(zoom);
});
