import { Particle } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { attitudeAt, newAttitude } from '../simulation/attitude-at.ts';
import type { Attitude } from '../simulation/attitude-at.ts';
import { screenLift } from '../simulation/screen-lift.ts';
import { flightTraitsOf } from '../simulation/flight-traits-of.ts';
import type { Flyer, FlightTraits } from '../simulation/flight-traits-of.ts';
import { hash } from '../simulation/hash.ts';
import type { Point } from '../simulation/point.ts';
import { cycleAt, trajectoryOf } from '../simulation/trajectory-of.ts';
import type { Trajectory } from '../simulation/trajectory-of.ts';
import { arrivalAt, arrivalDuration } from './arrival-at.ts';
import { bodyCount, frameSize, wingLifts, restFrame, sketchRow } from './dragon-atlas.ts';
import type { DragonFrames } from './dragon-frames.ts';
import { drawingColors, goldenDrawingColor } from './silhouette-colors.ts';

export interface SceneDragon extends Flyer {
  golden: boolean;
  /** Index of its body plan in the gene map; null if unknown. */
  body: number | null;
}

/** A dragon on the screen. The object and its particles are reused from frame to frame. */
export interface DragonSprite {
  readonly dragon: SceneDragon;
  readonly traits: FlightTraits;
  trajectory: Trajectory;
  /** The cycle of the trajectory. */
  cycle: number;
  readonly attitude: Attitude;
  /** Row of the atlas. */
  readonly row: number;
  readonly color: number;
  /** Current frame of the wing beat. */
  frame: number;
  /** Opacity: filtered dragons are nearly transparent. */
  alpha: number;
  /** Only while a dragon hatches: local time in milliseconds at which its egg starts to glow, and the position of the egg. */
  arrival: { since: number; from: Point } | null;
  readonly particle: Particle;
  readonly shadow: Particle;
}

/** What the colour of a speck depends on. */
export type SpeckKind = SceneDragon['house'] | 'golden';

/** What all dragons share in one frame. */
export interface Look {
  /** Server time in milliseconds. */
  time: number;
  /** Units of the world per pixel of the atlas. */
  scale: number;
  /** Whether dragons are drawn as tinted silhouettes. */
  isSpeck: boolean;
  speckColors: Record<SpeckKind, number>;
}

export function newDragonSprite(
  dragon: SceneDragon,
  time: number,
  { frames, shadow }: { frames: DragonFrames; shadow: Texture },
): DragonSprite {
  const traits = flightTraitsOf(dragon);
  const cycle = cycleAt(traits, time);
  const trajectory = trajectoryOf(traits, cycle);
  return {
    dragon,
    traits,
    cycle,
    trajectory,
    attitude: attitudeAt(traits, trajectory, time, newAttitude()),
    row: rowOf(dragon),
    color: dragon.golden
      ? goldenDrawingColor
      : (drawingColors[dragon.house][Math.floor(hash(dragon.id, 73) * 3)] ?? 0xffffff),
    frame: 0,
    alpha: 1,
    arrival: null,
    particle: new Particle({ texture: frames.textureOf(sketchRow, 0), anchorX: 0.5, anchorY: 0.62 }),
    shadow: new Particle({ texture: shadow, anchorX: 0.5, anchorY: 0.5 }),
  };
}

/** Moves a dragon to an instant. Allocates only when a new cycle starts. */
export function moveDragonSprite(
  sprite: DragonSprite,
  frames: DragonFrames,
  { time, scale, isSpeck, speckColors }: Look,
): void {
  const { traits, attitude, particle, shadow, dragon } = sprite;
  const cycle = cycleAt(traits, time);
  if (cycle !== sprite.cycle) {
    sprite.cycle = cycle;
    sprite.trajectory = trajectoryOf(traits, cycle);
  }
  const { x, y, z, heading, beat, isResting, bank } = attitudeAt(traits, sprite.trajectory, time, attitude);
  sprite.frame = isResting ? restFrame : frameOf(dragon.id, beat, time);
  // The drawings face left. A turn passes quickly through a narrow view, as of something flat.
  const facing = -Math.max(-1, Math.min(1, Math.cos(heading) * 14));
  particle.x = x;
  particle.y = y - z * screenLift;
  particle.scaleX = scale * (Math.abs(facing) < 0.25 ? 0.25 * Math.sign(facing || 1) : facing);
  particle.scaleY = scale;
  particle.rotation = isResting ? 0 : (Math.sin(heading) * 0.4 + bank * 0.12) * -Math.sign(facing || 1);
  particle.texture = frames.textureOf(isSpeck ? sketchRow : sprite.row, sprite.frame);
  particle.tint = isSpeck ? speckColors[dragon.golden ? 'golden' : dragon.house] : sprite.color;
  particle.alpha = sprite.alpha;
  if (sprite.arrival) arrive(sprite, sprite.arrival);
  if (isSpeck) return;
  shadow.x = x + z * 0.12;
  shadow.y = y + 16;
  // The higher a dragon flies, the smaller and fainter its shadow.
  const near = 1 - Math.min(0.82, z / 460);
  shadow.scaleX = scale * (0.75 + 0.45 * near);
  shadow.scaleY = shadow.scaleX;
  shadow.alpha = sprite.alpha === 1 ? near : 0;
}

/** The row of the body plan. If it is unknown, one derived from the id, so that it never changes. */
const rowOf = ({ id, body }: SceneDragon): number =>
  body !== null && Number.isInteger(body) && body >= 0 && body < bodyCount
    ? body
    : Math.floor(hash(id, 71) * bodyCount);

/** Gliding dragons hold their wings slightly raised; the harder a dragon climbs, the wider its beat. */
function frameOf(id: number, beat: number, time: number): number {
  const phase = 2 * Math.PI * ((time / 1_000) * 1.15 + hash(id, 72));
  const lift = beat < 0.12 ? 0.45 : 0.15 + Math.min(0.85, 0.35 + beat) * Math.cos(phase);
  const frames = wingLifts.length - 1;
  return Math.round(((Math.max(-1, Math.min(1, lift)) + 1) / 2) * (frames - 1));
}

/** A hatching dragon rises from the light of its egg to its current position. */
function arrive(sprite: DragonSprite, { since, from }: NonNullable<DragonSprite['arrival']>) {
  const { particle } = sprite;
  const age = performance.now() - since;
  if (age > arrivalDuration) sprite.arrival = null;
  const { size, height } = arrivalAt(age);
  particle.x = from.x + (particle.x - from.x) * height;
  particle.y = from.y + (particle.y - from.y) * height;
  particle.scaleX *= size;
  particle.scaleY *= size;
}

/** Scale at which a frame of the atlas is this many units long. */
export const scaleOf = (length: number) => length / frameSize;
