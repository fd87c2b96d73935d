import { Particle } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { attitudeAt, newAttitude } from '../simulation/attitude-at.ts';
import type { Attitude } from '../simulation/attitude-at.ts';
import { rise } from '../simulation/rise.ts';
import { habitsOf } from '../simulation/habits-of.ts';
import type { Flyer, Habits } from '../simulation/habits-of.ts';
import { hash } from '../simulation/hash.ts';
import type { Place } from '../simulation/lands.ts';
import { outingNumber, outingOf } from '../simulation/outing-of.ts';
import type { Outing } from '../simulation/outing-of.ts';
import { arrivalAt, arrivalDuration } from './arrival-at.ts';
import { bodyCount, cell, lifts, restFrame, sketchRow } from './dragon-atlas.ts';
import type { DragonFrames } from './dragon-frames.ts';
import { drawingTints, goldenDrawingTint } from './silhouette-tints.ts';

export interface SceneDragon extends Flyer {
  golden: boolean;
  /** Place of its body plan in the gene map; null where it is not known. */
  body: number | null;
}

/** A dragon as it is drawn. Everything is reused from frame to frame. */
export interface Body {
  readonly dragon: SceneDragon;
  readonly habits: Habits;
  outing: Outing;
  number: number;
  readonly attitude: Attitude;
  /** Row of the sheet. */
  readonly row: number;
  readonly tint: number;
  /** Frame of the wing beat that is shown. */
  frame: number;
  /** Opacity: dragons that the filters leave out are nearly transparent. */
  alpha: number;
  /** Of a dragon that has just hatched: local time in milliseconds at which its egg begins to shine, and where on the ground. */
  arrival: { since: number; from: Place } | null;
  readonly particle: Particle;
  readonly shadow: Particle;
}

/** Specks have the colour of their house, or gold. */
export type SpeckKind = SceneDragon['house'] | 'golden';

/** How all dragons are drawn in one frame. */
export interface Look {
  /** Server time in milliseconds. */
  time: number;
  /** Units of the world that one pixel of the sheet takes. */
  scale: number;
  /** Whether dragons are silhouettes of the sketch. */
  isSpeck: boolean;
  /** Colours of silhouettes. */
  speckTints: Record<SpeckKind, number>;
}

export function newBody(
  dragon: SceneDragon,
  time: number,
  { frames, shadow }: { frames: DragonFrames; shadow: Texture },
): Body {
  const habits = habitsOf(dragon);
  const number = outingNumber(habits, time);
  const outing = outingOf(habits, number);
  return {
    dragon,
    habits,
    number,
    outing,
    attitude: attitudeAt(habits, outing, time, newAttitude()),
    row: rowOf(dragon),
    tint: dragon.golden
      ? goldenDrawingTint
      : (drawingTints[dragon.house][Math.floor(hash(dragon.id, 73) * 3)] ?? 0xffffff),
    frame: 0,
    alpha: 1,
    arrival: null,
    particle: new Particle({ texture: frames.textureOf(sketchRow, 0), anchorX: 0.5, anchorY: 0.62 }),
    shadow: new Particle({ texture: shadow, anchorX: 0.5, anchorY: 0.5 }),
  };
}

/** Moves a dragon to an instant. It allocates nothing, except at the beginning of an outing. */
export function moveBody(body: Body, frames: DragonFrames, { time, scale, isSpeck, speckTints }: Look): void {
  const { habits, attitude, particle, shadow, dragon } = body;
  const number = outingNumber(habits, time);
  if (number !== body.number) {
    body.number = number;
    body.outing = outingOf(habits, number);
  }
  const { x, y, z, heading, beat, isResting, bank } = attitudeAt(habits, body.outing, time, attitude);
  body.frame = isResting ? restFrame : frameOf(dragon.id, beat, time);
  // The drawings look to the left. A turn goes through a narrow view, as that of something flat, in a moment.
  const facing = -Math.max(-1, Math.min(1, Math.cos(heading) * 14));
  particle.x = x;
  particle.y = y - z * rise;
  particle.scaleX = scale * (Math.abs(facing) < 0.25 ? 0.25 * Math.sign(facing || 1) : facing);
  particle.scaleY = scale;
  particle.rotation = isResting ? 0 : (Math.sin(heading) * 0.4 + bank * 0.12) * -Math.sign(facing || 1);
  particle.texture = frames.textureOf(isSpeck ? sketchRow : body.row, body.frame);
  particle.tint = isSpeck ? speckTints[dragon.golden ? 'golden' : dragon.house] : body.tint;
  particle.alpha = body.alpha;
  if (body.arrival) arrive(body, body.arrival);
  if (isSpeck) return;
  shadow.x = x + z * 0.12;
  shadow.y = y + 16;
  // The higher a dragon flies, the smaller and fainter its shadow.
  const near = 1 - Math.min(0.82, z / 460);
  shadow.scaleX = scale * (0.75 + 0.45 * near);
  shadow.scaleY = shadow.scaleX;
  shadow.alpha = body.alpha === 1 ? near : 0;
}

/** The body plan as far as this client knows it; otherwise one by the number, which never changes. */
const rowOf = ({ id, body }: SceneDragon): number =>
  body !== null && Number.isInteger(body) && body >= 0 && body < bodyCount
    ? body
    : Math.floor(hash(id, 71) * bodyCount);

/** Gliders hold their wings a little raised; the harder a dragon climbs, the wider it beats. */
function frameOf(id: number, beat: number, time: number): number {
  const phase = 2 * Math.PI * ((time / 1_000) * 1.15 + hash(id, 72));
  const lift = beat < 0.12 ? 0.45 : 0.15 + Math.min(0.85, 0.35 + beat) * Math.cos(phase);
  const frames = lifts.length - 1;
  return Math.round(((Math.max(-1, Math.min(1, lift)) + 1) / 2) * (frames - 1));
}

/** A dragon that has just hatched rises from the light of its egg to the place that it has by then. */
function arrive(body: Body, { since, from }: NonNullable<Body['arrival']>) {
  const { particle } = body;
  const age = performance.now() - since;
  if (age > arrivalDuration) body.arrival = null;
  const { size, height } = arrivalAt(age);
  particle.x = from.x + (particle.x - from.x) * height;
  particle.y = from.y + (particle.y - from.y) * height;
  particle.scaleX *= size;
  particle.scaleY *= size;
}

/** Pixels of the sheet that a length of the world takes. */
export const scaleOf = (length: number) => length / cell;
