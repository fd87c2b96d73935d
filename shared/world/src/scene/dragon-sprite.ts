import { Particle, Texture } from 'pixi.js';
import { computeAttitude, createAttitude } from '../simulation/compute-attitude.ts';
import type { Attitude } from '../simulation/compute-attitude.ts';
import { screenLift } from '../simulation/screen-lift.ts';
import { toFlightTraits } from '../simulation/to-flight-traits.ts';
import type { Flyer, FlightTraits } from '../simulation/to-flight-traits.ts';
import { hash } from '../simulation/hash.ts';
import type { Point } from '../simulation/point.ts';
import { computeCycle, planTrajectory } from '../simulation/plan-trajectory.ts';
import type { Trajectory } from '../simulation/plan-trajectory.ts';
import { computeArrival, arrivalDuration } from './compute-arrival.ts';
import { highlightedShare, highlights, restFrame, wingLifts } from './dragon-atlas.ts';
import type { Highlight } from './dragon-atlas.ts';
import { isInHighlightAtlas, chooseHighlight } from './choose-highlight.ts';
import { findAtlasRow } from './find-atlas-row.ts';
import type { ShapeTraits } from './find-atlas-row.ts';
import type { LoadedAtlas } from './dragon-frames.ts';
import { drawingColors, goldenDrawingColor, ownColor } from './silhouette-colors.ts';
import type { SilhouetteKind } from './silhouette-colors.ts';

export interface SceneDragon extends Omit<Flyer, 'body' | 'wings'>, ShapeTraits {
  golden: boolean;
  /** Whether its genome is among the rarest. */
  rare?: boolean;
  /** Epoch seconds; 0 if unknown. Dragons grow. */
  hatchedAt: number;
}

/** A dragon on the screen. The object and its particles are reused from frame to frame. */
export interface DragonSprite {
  readonly dragon: SceneDragon;
  readonly traits: FlightTraits;
  trajectory: Trajectory;
  /** Number of the cycle to which the trajectory belongs. */
  cycle: number;
  readonly attitude: Attitude;
  /** Row of the atlases. */
  readonly row: number;
  /** Length relative to a fully grown dragon. */
  readonly size: number;
  readonly color: number;
  /** Current frame of the wing beat. */
  frame: number;
  /** Null for most dragons. */
  highlight: Highlight | null;
  /** Side length of its current frame in pixels. */
  frameSize: number;
  /** Opacity: filtered dragons are nearly transparent. */
  alpha: number;
  /** Only while a dragon hatches: local time in milliseconds at which its egg starts to glow, and the position of the egg. */
  arrival: { since: number; from: Point } | null;
  readonly particle: Particle;
  readonly shadow: Particle;
}

/** The parameters that all dragons of a rendered frame share. */
export interface RenderParameters {
  /** Server time in milliseconds. */
  time: number;
  /** Length of a fully grown dragon in units of the world. */
  length: number;
  atlas: LoadedAtlas;
  /** Used instead of `atlas` for highlighted dragons: silhouettes for all of them, drawings for golden ones. Null while it is not loaded. */
  highlightAtlas: LoadedAtlas | null;
  /** Whether the view is so far away that dragons are drawn as tinted silhouettes. */
  isFarView: boolean;
  silhouetteColors: Record<SilhouetteKind, number>;
}

export function createDragonSprite(dragon: SceneDragon, time: number, shadow: Texture): DragonSprite {
  const traits = toFlightTraits(dragon);
  const cycle = computeCycle(traits, time);
  const trajectory = planTrajectory(traits, cycle);
  return {
    dragon,
    traits,
    cycle,
    trajectory,
    attitude: computeAttitude(traits, trajectory, time, createAttitude()),
    row: findAtlasRow(dragon),
    size: computeSize(dragon, time),
    color: dragon.golden
      ? goldenDrawingColor
      : (drawingColors[dragon.house][Math.floor(hash(dragon.id, 73) * 3)] ?? 0xffffff),
    frame: 0,
    highlight: chooseHighlight(dragon, false),
    frameSize: 1,
    alpha: 1,
    arrival: null,
    particle: new Particle({ texture: Texture.EMPTY, anchorX: 0.5, anchorY: 0.62 }),
    shadow: new Particle({ texture: shadow, anchorX: 0.5, anchorY: 0.5 }),
  };
}

/** Moves a dragon to its position at an instant. Allocates only when a new cycle starts. */
export function moveDragonSprite(sprite: DragonSprite, parameters: RenderParameters): void {
  const { time, isFarView, silhouetteColors } = parameters;
  const { traits, attitude, particle, shadow, dragon } = sprite;
  const cycle = computeCycle(traits, time);
  if (cycle !== sprite.cycle) {
    sprite.cycle = cycle;
    sprite.trajectory = planTrajectory(traits, cycle);
  }
  computeAttitude(traits, sprite.trajectory, time, attitude);
  const { x, y, z, heading, beat, isResting, bank } = attitude;
  sprite.frame = isResting ? restFrame : chooseFrame(dragon.id, beat, time);
  const length = parameters.length * sprite.size;
  const isHighlighted = isInHighlightAtlas(sprite.highlight, parameters);
  const atlas = (isHighlighted && parameters.highlightAtlas) || parameters.atlas;
  sprite.frameSize = atlas.frameSize;
  const scale =
    (isHighlighted && isFarView ? length * computeHighlightedSize(sprite.highlight) : length) /
    atlas.frameSize;
  // The drawings face left. While a dragon turns, the drawing quickly narrows and widens, as a flat card does.
  const facing = -Math.max(-1, Math.min(1, Math.cos(heading) * 14));
  particle.x = x;
  particle.y = y - z * screenLift;
  particle.scaleX = scale * (Math.abs(facing) < 0.25 ? 0.25 * Math.sign(facing || 1) : facing);
  particle.scaleY = scale;
  particle.rotation = isResting ? 0 : (Math.sin(heading) * 0.4 + bank * 0.12) * -Math.sign(facing || 1);
  const kind = isHighlighted && isFarView && sprite.highlight ? highlights.indexOf(sprite.highlight) : 0;
  const column = kind * wingLifts.length + sprite.frame;
  particle.texture = atlas.frames[sprite.row * atlas.kinds * wingLifts.length + column] ?? atlas.texture;
  particle.tint = isHighlighted
    ? chooseHighlightTint(sprite, isFarView)
    : isFarView
      ? silhouetteColors[dragon.golden ? 'golden' : dragon.house]
      : sprite.color;
  particle.alpha = sprite.alpha;
  if (sprite.arrival) applyArrival(sprite, sprite.arrival);
  if (isFarView) return;
  shadow.x = x + z * 0.12;
  shadow.y = y + 16;
  // The higher a dragon flies, the smaller and fainter its shadow is.
  const closeness = 1 - Math.min(0.82, z / 460);
  shadow.scaleX = (length / shadow.texture.width) * (0.75 + 0.45 * closeness);
  shadow.scaleY = shadow.scaleX;
  shadow.alpha = sprite.alpha === 1 ? closeness : 0;
}

/** Size of the frame of a highlighted silhouette, relative to the frame of any other silhouette. */
const computeHighlightedSize = (highlight: Highlight | null) =>
  (highlight === 'golden' ? 1.5 : 1.45) / highlightedShare;

/** Highlighted silhouettes have outlines, so that one bright colour is visible on any ground. Golden drawings have their own colours. */
function chooseHighlightTint({ highlight, color }: DragonSprite, isFarView: boolean): number {
  if (!isFarView) return 0xffffff;
  return highlight === 'own' ? ownColor : highlight === 'golden' ? goldenDrawingColor : color;
}

/** Size of a newly hatched dragon, and hours until it is fully grown. */
const [hatchlingSize, growingHours] = [0.66, 48];

/** Young dragons are smaller. */
function computeSize({ hatchedAt }: SceneDragon, time: number): number {
  if (hatchedAt <= 0) return 1;
  const age = Math.max(0, Math.min(1, (time / 1_000 - hatchedAt) / (growingHours * 3_600)));
  return hatchlingSize + (1 - hatchlingSize) * Math.sqrt(age);
}

/** Gliding dragons hold their wings slightly raised; the harder a dragon climbs, the wider its beat. */
function chooseFrame(id: number, beat: number, time: number): number {
  const phase = 2 * Math.PI * ((time / 1_000) * 1.15 + hash(id, 72));
  const lift = beat < 0.12 ? 0.45 : 0.15 + Math.min(0.85, 0.35 + beat) * Math.cos(phase);
  const frames = wingLifts.length - 1;
  return Math.round(((Math.max(-1, Math.min(1, lift)) + 1) / 2) * (frames - 1));
}

/** A hatching dragon rises from the light of its egg to its current position. */
function applyArrival(sprite: DragonSprite, { since, from }: NonNullable<DragonSprite['arrival']>) {
  const { particle } = sprite;
  const age = performance.now() - since;
  if (age > arrivalDuration) sprite.arrival = null;
  const { size, height } = computeArrival(age);
  particle.x = from.x + (particle.x - from.x) * height;
  particle.y = from.y + (particle.y - from.y) * height;
  particle.scaleX *= size;
  particle.scaleY *= size;
}
