import type { CameraPilot } from './camera-pilot.ts';
import type { WorldScene } from './world-scene.ts';
import type { Point } from '../simulation/point.ts';

interface Options {
  /** Disables inertia, for players who prefer reduced motion. */
  isStill: boolean;
  /** Lets the wheel scroll the page around the map, unless Ctrl is pressed or two fingers pinch a touchpad. */
  shouldWheelScrollPage?: boolean;
  /** If it is missing, dragons cannot be selected: presses and keys only move the map. */
  selection?: Selection;
}

interface Selection {
  getSelected: () => number | null;
  onPick: (id: number | null) => void;
  onOpen: () => void;
  /** Called when the mouse rests on another dragon, or on none. */
  onHover: (id: number | null) => void;
}

/** Milliseconds that the mouse must rest on a dragon before it is reported, so that passing over many dragons reports none. */
const hoverDelay = 110;

/** Milliseconds between two checks whether the dragon has flown away from under the mouse. */
const leaveInterval = 250;

/** Pixels that a pointer may move during a press. */
const pressTolerance = 6;

/** Pixels per press of an arrow key. */
const keyStep = 90;

/** Share of the speed that remains after a frame of inertia. */
const friction = 0.92;

/** Handles drag, pinch, wheel, double click and keys on the element over the map. @returns a function that removes all listeners */
export function attachSkyGestures(
  element: HTMLElement,
  scene: WorldScene,
  { isStill, shouldWheelScrollPage = false, selection }: Options,
): () => void {
  const { pilot } = scene;
  const readPoint = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const mouse = new RestingMouse(element, scene, selection);
  const drag = new Drag(pilot, isStill);
  const handleDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    mouse.hover(null, readPoint(event));
    element.setPointerCapture(event.pointerId);
    drag.begin(event.pointerId, readPoint(event));
  };
  const handleMove = (event: PointerEvent) => {
    const point = readPoint(event);
    if (drag.move(event.pointerId, point)) return;
    if (selection && event.pointerType === 'mouse') mouse.hover(scene.pick(point), point);
  };
  const handleEnd = (event: PointerEvent) => {
    const isPress = drag.end(event.pointerId, event.type === 'pointerup');
    if (isPress) selection?.onPick(scene.pick(readPoint(event)));
  };
  const handleWheel = (event: WheelEvent) => {
    if (shouldWheelScrollPage && !event.ctrlKey) return;
    // The page must not scroll with the map.
    event.preventDefault();
    pilot.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), readPoint(event));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (moveByKey(event.key, pilot) || (selection && selectByKey(event.key, scene, selection)))
      event.preventDefault();
  };
  const removeListeners = listenTo(element, {
    pointerdown: handleDown,
    pointermove: handleMove,
    pointerup: handleEnd,
    pointercancel: handleEnd,
    pointerleave: (event) => mouse.hover(null, readPoint(event)),
    dblclick: (event) => pilot.zoomBy(1.8, readPoint(event)),
    keydown: handleKey,
    wheel: handleWheel,
  });
  return () => {
    removeListeners();
    mouse.stop();
    drag.stop();
  };
}

type Listeners = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

/** Adds listeners to an element. @returns a function that removes them */
function listenTo(element: HTMLElement, listeners: Listeners): () => void {
  // Cast: `Object.entries` loses which event each listener takes.
  const entries = Object.entries(listeners) as [string, EventListener][];
  // Not passive, so that a listener can keep the page from scrolling.
  for (const [type, listener] of entries) element.addEventListener(type, listener, { passive: false });
  return () => {
    for (const [type, listener] of entries) element.removeEventListener(type, listener);
  };
}

/** Reports which dragon the mouse rests on. */
class RestingMouse {
  readonly #element: HTMLElement;
  readonly #scene: WorldScene;
  readonly #selection: Selection | undefined;
  #hoveredId: number | null = null;
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  #leaveTimer: ReturnType<typeof setInterval> | undefined;

  constructor(element: HTMLElement, scene: WorldScene, selection: Selection | undefined) {
    this.#element = element;
    this.#scene = scene;
    this.#selection = selection;
  }

  /** @param point relative to the element */
  hover(id: number | null, point: Point): void {
    clearInterval(this.#leaveTimer);
    if (id !== null)
      this.#leaveTimer = setInterval(
        () => this.#scene.pick(point) === id || this.hover(null, point),
        leaveInterval,
      );
    if (id === this.#hoveredId) return;
    this.#hoveredId = id;
    this.#element.style.cursor = id === null ? '' : 'pointer';
    clearTimeout(this.#restTimer);
    if (id === null) this.#selection?.onHover(null);
    else this.#restTimer = setTimeout(() => this.#selection?.onHover(id), hoverDelay);
  }

  stop(): void {
    clearTimeout(this.#restTimer);
    clearInterval(this.#leaveTimer);
  }
}

/** Moves the map by one pointer, and zooms it by two. Positions are relative to the element. */
class Drag {
  readonly #pilot: CameraPilot;
  readonly #isStill: boolean;
  readonly #pointers = new Map<number, Point>();
  /** Pixels since the first pointer went down; infinite after a pinch. */
  #travelDistance = 0;
  /** Distance between two fingers, and their midpoint. */
  #grip: { spread: number; center: Point } | null = null;
  #speed: Point = { x: 0, y: 0 };
  #isStopped = false;

  constructor(pilot: CameraPilot, isStill: boolean) {
    this.#pilot = pilot;
    this.#isStill = isStill;
  }

  begin(pointer: number, point: Point): void {
    if (this.#pointers.size === 0) [this.#travelDistance, this.#speed] = [0, { x: 0, y: 0 }];
    this.#grip = null;
    this.#pointers.set(pointer, point);
  }

  /** @returns whether the pointer is down */
  move(pointer: number, point: Point): boolean {
    const previous = this.#pointers.get(pointer);
    if (!previous) return false;
    this.#pointers.set(pointer, point);
    if (this.#pointers.size > 1) this.#pinch();
    else {
      this.#speed = { x: point.x - previous.x, y: point.y - previous.y };
      this.#travelDistance += Math.hypot(this.#speed.x, this.#speed.y);
      if (this.#travelDistance > pressTolerance) this.#pilot.panBy(this.#speed.x, this.#speed.y);
    }
    return true;
  }

  /** @returns whether the pointer pressed without dragging */
  end(pointer: number, isUp: boolean): boolean {
    if (!this.#pointers.delete(pointer)) return false;
    this.#grip = null;
    const isPress = isUp && this.#travelDistance <= pressTolerance;
    if (!isPress && !this.#isStill) this.#coast();
    return isPress;
  }

  stop(): void {
    this.#isStopped = true;
  }

  #pinch(): void {
    const [first, second] = [...this.#pointers.values()];
    if (!first || !second) return;
    const spread = Math.hypot(first.x - second.x, first.y - second.y);
    const center = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
    if (this.#grip && this.#grip.spread > 0 && spread > 0) {
      // Keeps the point of the map under the midpoint of the fingers.
      this.#pilot.panBy(center.x - this.#grip.center.x, center.y - this.#grip.center.y);
      this.#pilot.zoomBy(spread / this.#grip.spread, center);
    }
    this.#grip = { spread, center };
    this.#travelDistance = Number.POSITIVE_INFINITY;
    this.#speed = { x: 0, y: 0 };
  }

  readonly #coast = (): void => {
    const { x, y } = this.#speed;
    if (this.#isStopped || this.#pointers.size > 0 || Math.hypot(x, y) < 0.4) return;
    this.#pilot.panBy(x, y);
    this.#speed = { x: x * friction, y: y * friction };
    requestAnimationFrame(this.#coast);
  };
}

/** @returns whether the key moved the map */
function moveByKey(key: string, pilot: CameraPilot): boolean {
  const step = arrows[key];
  if (step) pilot.panBy(-step.x * keyStep, -step.y * keyStep);
  else if (key === '+' || key === '=') pilot.zoomBy(1.3);
  else if (key === '-') pilot.zoomBy(1 / 1.3);
  else return false;
  return true;
}

/** @returns whether the key changed the selection */
function selectByKey(key: string, scene: WorldScene, { getSelected, onPick, onOpen }: Selection): boolean {
  const step = selectionSteps[key.toLowerCase()];
  if (step) onPick(scene.findNeighbor(getSelected(), step));
  else if (key === 'Enter') onOpen();
  else if (key === 'Escape') onPick(null);
  else return false;
  return true;
}

/** Keys of the next and the previous dragon. */
const selectionSteps: Record<string, 1 | -1 | undefined> = { n: 1, p: -1 };

const arrows: Record<string, Point | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
