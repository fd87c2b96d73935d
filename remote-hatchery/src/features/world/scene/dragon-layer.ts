import { Container, Particle, ParticleContainer, Rectangle, Sprite, Texture } from 'pixi.js';
import type { Attitude, Flyer, Habits, Outing } from '../simulation/attitude-at.ts';
import { attitudeAt, habitsOf, newAttitude, outingNumber, outingOf } from '../simulation/attitude-at.ts';
import { hash } from '../simulation/hash.ts';
import { worldSize } from '../simulation/lands.ts';
import type { Place } from '../simulation/lands.ts';
import { ArrivalLights } from './arrival-lights.ts';
import type { Camera, Viewport } from './camera.ts';
import { bodyCount, cell, lifts, restFrame } from './dragon-atlas.ts';
import type { DragonAtlas } from './dragon-atlas.ts';
import { goldenDrawingTint, drawingTints, silhouetteTints } from './silhouette-tints.ts';
import type { NearDragons } from './near-dragons.ts';

export interface SceneDragon extends Flyer {
  golden: boolean;
  /** Place of its body plan in the gene map; null where it is not known. */
  body: number | null;
}

/** Pixels on the screen below which a dragon is a tinted silhouette. */
const silhouetteBelow = 22;

/** A dragon is never drawn smaller than this many pixels. */
const smallest = 10;

/** Units of the world that a dragon is long. */
const dragonLength = 140;

/** How much a unit of height lifts a dragon on the screen. */
const rise = 0.62;

/** Pixels on the screen from which a dragon is drawn from its own genome. */
const portraitFrom = 78;

/** Portraits that are shown at once. */
const mostPortraits = 10;

/** Of the dragons out of sight one in so many is moved in a frame. */
const restShare = 12;

/** The light at the feet of the player's own dragons. */
const ownTint = 0x3fd08a;

/** Opacity of dragons that the filters leave out. */
const faded = 0.08;

interface Body {
  dragon: SceneDragon;
  habits: Habits;
  outing: Outing;
  number: number;
  attitude: Attitude;
  /** Row of the sheet. */
  row: number;
  tint: number;
  isShown: boolean;
  particle: Particle;
  shadow: Particle;
}

/** All dragons over the map: two draws for any number of them. */
export class DragonLayer {
  readonly view = new Container();
  readonly #bodies = new Map<number, Body>();
  #list: Body[] = [];
  readonly #frames = new Map<number, Texture>();
  readonly #atlas: DragonAtlas;
  readonly #source: Texture;
  readonly #shadows: ParticleContainer;
  readonly #particles: ParticleContainer;
  readonly #ring: Sprite;
  readonly #arrivals: ArrivalLights;
  #selected: number | null = null;
  #turn = 0;
  /** Rows of the sheet that are drawn. */
  readonly #rows = new Set<number>();

  readonly #near: NearDragons;
  readonly #silhouettes: (typeof silhouetteTints)[keyof typeof silhouetteTints];

  constructor(
    atlas: DragonAtlas,
    near: NearDragons,
    theme: 'light' | 'dark',
    textures: { shadow: Texture; ring: Texture; glow: Texture },
  ) {
    this.#near = near;
    this.#silhouettes = silhouetteTints[theme];
    this.#atlas = atlas;
    this.#source = Texture.from(atlas.canvas);
    const bounds = new Rectangle(0, 0, worldSize.width, worldSize.height);
    this.#shadows = new ParticleContainer({
      boundsArea: bounds,
      texture: textures.shadow,
      dynamicProperties: { position: true, vertex: true, rotation: false, uvs: false, color: true },
    });
    this.#particles = new ParticleContainer({
      boundsArea: bounds,
      texture: this.#source,
      dynamicProperties: { position: true, vertex: true, rotation: true, uvs: true, color: true },
    });
    this.#ring = new Sprite({ texture: textures.ring, anchor: 0.5, visible: false });
    this.#arrivals = new ArrivalLights(textures.glow);
    this.view.addChild(this.#shadows, this.#arrivals.view, this.#ring, this.#particles, near.view);
  }

  /** Dragons that have hatched meanwhile are added, others stay where they are. */
  setDragons(dragons: readonly SceneDragon[], time: number): void {
    const known = new Set(dragons.map(({ id }) => id));
    for (const dragon of dragons)
      if (!this.#bodies.has(dragon.id)) this.#bodies.set(dragon.id, this.#newBody(dragon, time));
    for (const id of this.#bodies.keys()) if (!known.has(id)) this.#bodies.delete(id);
    this.#list = [...this.#bodies.values()];
    this.#particles.particleChildren.splice(0, Infinity, ...this.#list.map(({ particle }) => particle));
    this.#shadows.particleChildren.splice(0, Infinity, ...this.#list.map(({ shadow }) => shadow));
    this.#particles.update();
    this.#shadows.update();
  }

  /** Shows the dragons of these ids only; null shows all. */
  setShown(ids: ReadonlySet<number> | null): void {
    for (const body of this.#list) {
      body.isShown = ids === null || ids.has(body.dragon.id);
      body.particle.alpha = body.isShown ? 1 : faded;
      body.shadow.alpha = body.isShown ? 1 : 0;
    }
  }

  /** The player's own dragons stand in a light of their own. */
  setOwn(ids: ReadonlySet<number> | null): void {
    for (const { dragon, shadow } of this.#list) shadow.tint = ids?.has(dragon.id) ? ownTint : 0xffffff;
  }

  /** Lets light rise where these dragons have just hatched. */
  greet(ids: readonly number[]): void {
    this.#arrivals.add(ids.filter((id) => this.#bodies.has(id)));
  }

  select(id: number | null): void {
    this.#selected = id;
  }

  /** A row of the sheet is drawn: it goes to the graphics card. */
  addRow(row: number): void {
    this.#rows.add(row);
    this.#source.source.update();
  }

  /** Where a dragon is on the map, as it is seen: lifted by its height. */
  placeOf(id: number): Place | null {
    const body = this.#bodies.get(id);
    return body ? { x: body.attitude.x, y: body.attitude.y - body.attitude.z * rise } : null;
  }

  /** Moves dragons to an instant. Those out of sight take turns. @param time server time in milliseconds */
  update(time: number, camera: Camera, viewport: Viewport): void {
    const margin = 400;
    const halfWidth = viewport.width / camera.zoom / 2 + margin;
    const halfHeight = viewport.height / camera.zoom / 2 + margin;
    const length = Math.max(dragonLength, smallest / camera.zoom);
    const scale = length / cell;
    const isSmall = length * camera.zoom < silhouetteBelow;
    this.#turn = (this.#turn + 1) % restShare;
    const close: Body[] = [];
    for (const [index, body] of this.#list.entries()) {
      const { attitude } = body;
      const isInSight =
        Math.abs(attitude.x - camera.x) < halfWidth && Math.abs(attitude.y - camera.y) < halfHeight;
      if (isInSight || index % restShare === this.#turn) this.#move(body, time, scale, isSmall);
      if (isInSight && body.isShown && length * camera.zoom >= portraitFrom) close.push(body);
    }
    this.#near.want(nearest(close, camera, this.#selected));
    this.#placeRing(time, length);
    this.#arrivals.update(length, (id) => this.placeOf(id));
  }

  /** The dragon nearest to a place of the map, within reach of a pointer. @param reach units of the world */
  pick(place: Place, reach: number): number | null {
    let best: number | null = null;
    let least = reach;
    for (const { attitude, dragon, isShown } of this.#list) {
      if (!isShown) continue;
      const distance = Math.hypot(attitude.x - place.x, attitude.y - attitude.z * rise - place.y);
      if (distance < least) [best, least] = [dragon.id, distance];
    }
    return best;
  }

  destroy(): void {
    this.#near.destroy();
    this.view.destroy({ children: true });
    for (const frame of this.#frames.values()) frame.destroy();
    this.#source.destroy(true);
  }

  #newBody(dragon: SceneDragon, time: number): Body {
    const habits = habitsOf(dragon);
    const number = outingNumber(habits, time);
    const outing = outingOf(habits, number);
    const body = {
      dragon,
      habits,
      number,
      outing,
      attitude: newAttitude(),
      row: rowOf(dragon),
      tint: dragon.golden
        ? goldenDrawingTint
        : (drawingTints[dragon.house][Math.floor(hash(dragon.id, 73) * 3)] ?? 0xffffff),
      isShown: true,
      particle: new Particle({ texture: this.#frame(0, 5, true), anchorX: 0.5, anchorY: 0.62 }),
      shadow: new Particle({ texture: this.#shadows.texture ?? Texture.EMPTY, anchorX: 0.5, anchorY: 0.5 }),
    };
    attitudeAt(habits, outing, time, body.attitude);
    return body;
  }

  #move(body: Body, time: number, scale: number, isSmall: boolean) {
    const { habits, attitude, particle, shadow, dragon, row, tint } = body;
    const number = outingNumber(habits, time);
    if (number !== body.number) [body.number, body.outing] = [number, outingOf(habits, number)];
    const { x, y, z, heading, beat, isResting, bank } = attitudeAt(habits, body.outing, time, attitude);
    // The drawings look to the left. A turn goes through a narrow view, as that of something flat, in a moment.
    const facing = -Math.max(-1, Math.min(1, Math.cos(heading) * 5));
    particle.x = x;
    particle.y = y - z * rise;
    particle.scaleX = scale * (Math.abs(facing) < 0.25 ? 0.25 * Math.sign(facing || 1) : facing);
    particle.scaleY = scale;
    particle.rotation = isResting ? 0 : (Math.sin(heading) * 0.4 + bank * 0.12) * -Math.sign(facing || 1);
    const frame = isResting ? restFrame : frameOf(dragon.id, beat, time);
    // While its row is drawn, a dragon has the body of the first.
    particle.texture = this.#frame(this.#rows.has(row) ? row : 0, frame, isSmall);
    particle.tint = isSmall ? this.#silhouettes[dragon.golden ? 'golden' : dragon.house] : tint;
    const isPortrayed = this.#near.place(dragon.id, frame, {
      x,
      y: particle.y,
      scaleX: particle.scaleX * cell,
      scaleY: scale * cell,
      rotation: particle.rotation,
      alpha: 1,
    });
    particle.alpha = isPortrayed ? 0 : body.isShown ? 1 : faded;
    shadow.x = x + z * 0.12;
    shadow.y = y + 16;
    // From far away shadows would be specks of dirt.
    const size = isSmall ? 0 : scale * 1.5 * (1 - Math.min(0.5, z / 1_400));
    shadow.scaleX = size;
    shadow.scaleY = size;
  }

  #frame(row: number, frame: number, isSilhouette: boolean): Texture {
    const key = (row * lifts.length + frame) * 2 + (isSilhouette ? 1 : 0);
    const known = this.#frames.get(key);
    if (known) return known;
    const { x, y } = this.#atlas.frameAt(row, frame, isSilhouette);
    const texture = new Texture({ source: this.#source.source, frame: new Rectangle(x, y, cell, cell) });
    this.#frames.set(key, texture);
    return texture;
  }

  #placeRing(time: number, length: number) {
    const place = this.#selected === null ? null : this.placeOf(this.#selected);
    this.#ring.visible = place !== null;
    if (!place) return;
    this.#ring.position.set(place.x, place.y);
    this.#ring.width = length * (1.5 + 0.06 * Math.sin(time / 300));
    this.#ring.height = this.#ring.width;
  }
}

/** The body plan as far as this client knows it; otherwise one by the number, which never changes. */
const rowOf = ({ id, body }: SceneDragon): number =>
  body !== null && Number.isInteger(body) && body >= 0 && body < bodyCount
    ? body
    : Math.floor(hash(id, 71) * bodyCount);

/** Ids of the dragons closest to the middle of the window. */
/** The selected dragon first: its portrait is what the player looks at. */
const nearest = (bodies: readonly Body[], { x, y }: Camera, selected: number | null): number[] =>
  bodies
    .map(({ dragon: { id }, attitude }) => ({
      id,
      far: id === selected ? 0 : Math.hypot(attitude.x - x, attitude.y - y),
    }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, mostPortraits)
    .map(({ id }) => id);

/** Gliders hold their wings a little raised; the harder a dragon climbs, the wider it beats. */
function frameOf(id: number, beat: number, time: number): number {
  const phase = 2 * Math.PI * ((time / 1_000) * 1.15 + hash(id, 72));
  const lift = beat < 0.12 ? 0.45 : 0.15 + Math.min(0.85, 0.35 + beat) * Math.cos(phase);
  const frames = lifts.length - 1;
  return Math.round(((Math.max(-1, Math.min(1, lift)) + 1) / 2) * (frames - 1));
}
