import type { WorldScene } from './world-scene.ts';
import type { Point } from '../simulation/point.ts';

interface Options {
  /** Disables inertia, for players who do not want motion. */
  isStill: boolean;
  /** Leaves the wheel to the page around the map, unless Ctrl is pressed or two fingers pinch a touchpad. */
  isWheelOfPage?: boolean;
  /** Without it, dragons cannot be selected: presses and keys move the map only. */
  selection?: Selection;
}

interface Selection {
  current: () => number | null;
  onPick: (id: number | null) => void;
  onOpen: () => void;
  /** The mouse rests on another dragon, or on none. @param point relative to the element */
  onPoint: (id: number | null, point: Point) => void;
}

/** Milliseconds for which the mouse has to rest on a dragon: passing over many requests none of them. */
const pointDelay = 110;

/** Milliseconds between two checks whether the dragon has flown away from under the mouse. */
const leaveInterval = 250;

/** Pixels that a pointer may move during a press. */
const pressTolerance = 6;

/** Pixels per press of an arrow key. */
const keyStep = 90;

/** Share of the speed that remains after a frame of inertia. */
const friction = 0.92;

/**
 * Handles drag, pinch, wheel, double click and keys on the element over the map.
 * @returns removes all listeners
 */
export function attachSkyGestures(
  element: HTMLElement,
  scene: WorldScene,
  { isStill, isWheelOfPage = false, selection }: Options,
): () => void {
  const undo: (() => void)[] = [];
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
    options?: AddEventListenerOptions,
  ) => {
    element.addEventListener(type, listener, options);
    undo.push(() => element.removeEventListener(type, listener));
  };
  let isClosed = false;
  const pointers = new Map<number, Point>();
  let travelled = 0;
  /** Distance of two fingers and the point between them. */
  let grip: { spread: number; center: Point } | null = null;
  let speed: Point = { x: 0, y: 0 };

  const pointIn = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const coast = () => {
    if (isClosed || pointers.size > 0 || Math.hypot(speed.x, speed.y) < 0.4) return;
    scene.pilot.panBy(speed.x, speed.y);
    speed = { x: speed.x * friction, y: speed.y * friction };
    requestAnimationFrame(coast);
  };
  const pinch = () => {
    const [one, other] = [...pointers.values()];
    if (!one || !other) return;
    const spread = Math.hypot(one.x - other.x, one.y - other.y);
    const center = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    if (grip && grip.spread > 0 && spread > 0) {
      // The point of the map between the fingers stays between them.
      scene.pilot.panBy(center.x - grip.center.x, center.y - grip.center.y);
      scene.pilot.zoomBy(spread / grip.spread, center);
    }
    grip = { spread, center };
    travelled = Number.POSITIVE_INFINITY;
    speed = { x: 0, y: 0 };
  };

  let pointed: number | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setInterval> | undefined;
  const point = (id: number | null, at: Point) => {
    clearInterval(leaving);
    if (id !== null) leaving = setInterval(() => scene.pick(at) === id || point(null, at), leaveInterval);
    if (id === pointed) return;
    pointed = id;
    element.style.cursor = id === null ? '' : 'pointer';
    clearTimeout(resting);
    if (id === null) selection?.onPoint(null, at);
    else resting = setTimeout(() => selection?.onPoint(id, at), pointDelay);
  };

  const handleDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    point(null, pointIn(event));
    element.setPointerCapture(event.pointerId);
    if (pointers.size === 0) [travelled, speed] = [0, { x: 0, y: 0 }];
    grip = null;
    pointers.set(event.pointerId, pointIn(event));
  };
  const handleMove = (event: PointerEvent) => {
    const at = pointIn(event);
    const before = pointers.get(event.pointerId);
    if (!before) {
      if (selection && event.pointerType === 'mouse') point(scene.pick(at), at);
      return;
    }
    pointers.set(event.pointerId, at);
    if (pointers.size > 1) return pinch();
    speed = { x: at.x - before.x, y: at.y - before.y };
    travelled += Math.hypot(speed.x, speed.y);
    if (travelled > pressTolerance) scene.pilot.panBy(speed.x, speed.y);
  };
  const handleEnd = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    grip = null;
    if (event.type === 'pointerup' && travelled <= pressTolerance)
      selection?.onPick(scene.pick(pointIn(event)));
    else if (!isStill) coast();
  };
  const handleWheel = (event: WheelEvent) => {
    if (isWheelOfPage && !event.ctrlKey) return;
    // The page must not scroll with the map.
    event.preventDefault();
    scene.pilot.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), pointIn(event));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = arrows[event.key];
    if (step) scene.pilot.panBy(-step.x * keyStep, -step.y * keyStep);
    else if (event.key === '+' || event.key === '=') scene.pilot.zoomBy(1.3);
    else if (event.key === '-') scene.pilot.zoomBy(1 / 1.3);
    else if (!selection || !select(event.key, selection)) return;
    event.preventDefault();
  };
  /** @returns whether the key selects */
  const select = (key: string, { current, onPick, onOpen }: Selection) => {
    const step = selectionSteps[key.toLowerCase()];
    if (step) onPick(scene.neighborOf(current(), step));
    else if (key === 'Enter') onOpen();
    else if (key === 'Escape') onPick(null);
    else return false;
    return true;
  };

  listen('pointerdown', handleDown);
  listen('pointermove', handleMove);
  listen('pointerup', handleEnd);
  listen('pointercancel', handleEnd);
  listen('dblclick', (event) => scene.pilot.zoomBy(1.8, pointIn(event)));
  listen('pointerleave', (event) => point(null, pointIn(event)));
  listen('wheel', handleWheel, { passive: false });
  listen('keydown', handleKey);
  return () => {
    isClosed = true;
    clearTimeout(resting);
    clearInterval(leaving);
    for (const remove of undo) remove();
  };
}

/** Keys of the next and the previous dragon. */
const selectionSteps: Record<string, 1 | -1 | undefined> = { n: 1, p: -1 };

const arrows: Record<string, Point | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
