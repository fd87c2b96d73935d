import { Container, Particle, ParticleContainer, Rectangle, Sprite, Texture } from 'pixi.js';
import type { Attitude, Flyer, Habits, Outing } from '../simulation/attitude-at.ts';
import { attitudeAt, habitsOf, newAttitude, outingNumber, outingOf } from '../simulation/attitude-at.ts';
import { hash } from '../simulation/hash.ts';
import { worldSize } from '../simulation/lands.ts';
import type { Place } from '../simulation/lands.ts';
import type { Camera, Viewport } from './camera.ts';
import { cell, lifts, restFrame, variants } from './dragon-atlas.ts';
import type { DragonAtlas } from './dragon-atlas.ts';

export interface SceneDragon extends Flyer {
  golden: boolean;
}

/** Pixels on the screen below which a dragon is a tinted silhouette. */
const silhouetteBelow = 22;

/** A dragon is never drawn smaller than this many pixels. */
const smallest = 13;

/** Units of the world that a dragon is long. */
export const dragonLength = 150;

/** How much a unit of height lifts a dragon on the screen. */
const rise = 0.62;

/** Of the dragons out of sight one in so many is moved in a frame. */
const restShare = 12;

const silhouetteTints = { FIRE: 0xa8452a, WATER: 0x1f6f6a, EARTH: 0x4d6329, AIR: 0x5d5f96 } as const;
const goldenTint = 0xc28a14;

/** The light at the feet of the player's own dragons. */
const ownTint = 0x3fd08a;

/** Milliseconds for which light rises where a dragon has hatched. */
const arrivalDuration = 4_000;

interface Body {
  dragon: SceneDragon;
  habits: Habits;
  outing: Outing;
  number: number;
  attitude: Attitude;
  /** Row of the sheet. */
  variant: number;
  isShown: boolean;
  particle: Particle;
  shadow: Particle;
}

/** All dragons over the map: two draws for any number of them. */
export class DragonLayer {
  readonly view = new Container();
  readonly #bodies = new Map<number, Body>();
  #list: Body[] = [];
  readonly #frames = new Map<string, Texture>();
  readonly #atlas: DragonAtlas;
  readonly #source: Texture;
  readonly #shadows: ParticleContainer;
  readonly #particles: ParticleContainer;
  readonly #ring: Sprite;
  readonly #lights = new Container();
  readonly #glow: Texture;
  /** Sprites of light by the id of the dragon that has hatched. */
  readonly #arrivals = new Map<number, { since: number; light: Sprite }>();
  #selected: number | null = null;
  #turn = 0;
  /** Whether the sheet holds more than silhouettes. */
  isDrawn = false;

  constructor(atlas: DragonAtlas, textures: { shadow: Texture; ring: Texture; glow: Texture }) {
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
    this.#glow = textures.glow;
    this.view.addChild(this.#shadows, this.#lights, this.#ring, this.#particles);
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
      body.particle.alpha = body.isShown ? 1 : 0.08;
      body.shadow.alpha = body.isShown ? 1 : 0;
    }
  }

  /** The player's own dragons stand in a light of their own. */
  setOwn(ids: ReadonlySet<number> | null): void {
    for (const { dragon, shadow } of this.#list) shadow.tint = ids?.has(dragon.id) ? ownTint : 0xffffff;
  }

  /** Lets light rise where these dragons have just hatched. */
  greet(ids: readonly number[]): void {
    for (const id of ids) {
      if (this.#arrivals.has(id) || !this.#bodies.has(id)) continue;
      const light = new Sprite({ texture: this.#glow, anchor: { x: 0.5, y: 0.7 }, blendMode: 'add' });
      this.#lights.addChild(light);
      this.#arrivals.set(id, { since: performance.now(), light });
    }
  }

  select(id: number | null): void {
    this.#selected = id;
  }

  /** The sheet was drawn further: it goes to the graphics card again. */
  refreshSheet(): void {
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
    const isSmall = length * camera.zoom < silhouetteBelow || !this.isDrawn;
    this.#turn = (this.#turn + 1) % restShare;
    for (const [index, body] of this.#list.entries()) {
      const { attitude } = body;
      const isInSight =
        Math.abs(attitude.x - camera.x) < halfWidth && Math.abs(attitude.y - camera.y) < halfHeight;
      if (isInSight || index % restShare === this.#turn) this.#move(body, time, scale, isSmall);
    }
    this.#placeRing(time, length);
    this.#placeLights(length);
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
      variant: dragon.golden ? variants : Math.floor(hash(dragon.id, 71) * variants),
      isShown: true,
      particle: new Particle({ texture: this.#frame('silhouette', 5), anchorX: 0.5, anchorY: 0.62 }),
      shadow: new Particle({ texture: this.#shadows.texture ?? Texture.EMPTY, anchorX: 0.5, anchorY: 0.5 }),
    };
    attitudeAt(habits, outing, time, body.attitude);
    return body;
  }

  #move(body: Body, time: number, scale: number, isSmall: boolean) {
    const { habits, attitude, particle, shadow, dragon, variant } = body;
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
    particle.texture = this.#frame(isSmall ? 'silhouette' : { house: dragon.house, variant }, frame);
    particle.tint = isSmall ? (dragon.golden ? goldenTint : silhouetteTints[dragon.house]) : 0xffffff;
    shadow.x = x + z * 0.12;
    shadow.y = y + 16;
    const size = scale * 1.5 * (1 - Math.min(0.5, z / 1_400));
    shadow.scaleX = size;
    shadow.scaleY = size;
  }

  #frame(row: Parameters<DragonAtlas['frameAt']>[0], frame: number): Texture {
    const key = row === 'silhouette' ? `s${frame}` : `${row.house}${row.variant}.${frame}`;
    const known = this.#frames.get(key);
    if (known) return known;
    const { x, y } = this.#atlas.frameAt(row, frame);
    const texture = new Texture({ source: this.#source.source, frame: new Rectangle(x, y, cell, cell) });
    this.#frames.set(key, texture);
    return texture;
  }

  #placeLights(length: number) {
    for (const [id, { since, light }] of this.#arrivals) {
      const share = (performance.now() - since) / arrivalDuration;
      const place = this.placeOf(id);
      if (share >= 1 || !place) {
        light.destroy();
        this.#arrivals.delete(id);
        continue;
      }
      light.position.set(place.x, place.y);
      light.width = length * (1 + 2.4 * share);
      light.height = length * (1.6 + 3 * share);
      light.alpha = Math.sin(Math.PI * Math.min(1, share * 1.1)) * 0.9;
    }
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

/** Gliders hold their wings a little raised; the harder a dragon climbs, the wider it beats. */
function frameOf(id: number, beat: number, time: number): number {
  const phase = 2 * Math.PI * ((time / 1_000) * 1.15 + hash(id, 72));
  const lift = beat < 0.12 ? 0.45 : 0.15 + Math.min(0.85, 0.35 + beat) * Math.cos(phase);
  const frames = lifts.length - 1;
  return Math.round(((Math.max(-1, Math.min(1, lift)) + 1) / 2) * (frames - 1));
}
