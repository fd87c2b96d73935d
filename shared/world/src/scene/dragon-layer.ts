import { Container, Sprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { rise } from '../simulation/rise.ts';
import type { Place } from '../simulation/lands.ts';
import { ArrivalLights } from './arrival-lights.ts';
import type { CameraPilot } from './camera-pilot.ts';
import type { Camera, Viewport } from './camera.ts';
import { choosePortraits } from './choose-portraits.ts';
import type { DragonAtlas } from './dragon-atlas.ts';
import { moveBody, newBody, scaleOf } from './move-body.ts';
import type { Body, Look, SceneDragon } from './move-body.ts';
import { DragonBodies } from './dragon-bodies.ts';
import { DragonFlights } from './dragon-flights.ts';
import { DragonFrames } from './dragon-frames.ts';
import { DragonLights } from './dragon-lights.ts';
import { lengthAt } from './length-at.ts';
import { mostSeenRow } from './most-seen-row.ts';
import type { NearDragons } from './near-dragons.ts';
import { silhouetteTints } from './silhouette-tints.ts';
import { speckTintsAt } from './speck-tints-at.ts';

/** Pixels on the screen below which a dragon is a tinted silhouette. */
const silhouetteBelow = 22;

/** Pixels on the screen from which a dragon is drawn from its own genome. */
const portraitFrom = 78;

/** Specks that are moved in one frame. In a larger world they take turns: a speck moves less than a pixel meanwhile. */
const specksPerFrame = 6_000;
const mostTurns = 4;

/** Of the dragons out of sight one in so many is moved in a frame. A multiple of every number of turns. */
const outOfSightTurns = 24;

/** Frames between two choices of the portraits to show. */
const portraitInterval = 12;

/** Units beyond the window in which dragons are drawn, because they are moved in turns. */
const margin = 400;

const goldenTint = 0xffd873;

type Region = CameraPilot['freeRegion'];

/** All dragons over the map: a few draws for any number of them. */
export class DragonLayer {
  readonly view = new Container();
  readonly #bodies: DragonBodies;
  #ownIds: ReadonlySet<number> | null = null;
  /** Whether golden and own dragons have their lights. */
  #isLit = false;
  readonly #frames: DragonFrames;
  readonly #tints: (typeof silhouetteTints)['light' | 'dark'];
  readonly #flights: DragonFlights;
  readonly #ring: Sprite;
  /** Around the dragon under the pointer. */
  readonly #pointer: Sprite;
  readonly #arrivals: ArrivalLights;
  readonly #golden: DragonLights;
  readonly #own: DragonLights;
  readonly #near: NearDragons;
  #portrayed: ReadonlySet<number> = new Set();
  #selected: number | null = null;
  #pointed: number | null = null;
  #frame = 0;
  /** Reused: dragons in sight, from the far to the near. */
  readonly #inSight: Body[] = [];
  readonly #look: Look = {
    time: 0,
    scale: 1,
    isSpeck: true,
    speckTints: { ...silhouetteTints.light.day },
  };

  constructor(
    atlas: DragonAtlas,
    near: NearDragons,
    theme: 'light' | 'dark',
    textures: Record<'shadow' | 'ring' | 'glow' | 'own', Texture>,
  ) {
    this.#near = near;
    this.#tints = silhouetteTints[theme];
    this.#frames = new DragonFrames(atlas);
    const drawing = { frames: this.#frames, shadow: textures.shadow };
    this.#bodies = new DragonBodies((dragon) => newBody(dragon, this.#look.time, drawing));
    this.#flights = new DragonFlights(this.#frames, textures.shadow, mostTurns);
    this.#ring = new Sprite({ texture: textures.ring, anchor: 0.5, visible: false });
    this.#pointer = new Sprite({ texture: textures.ring, anchor: 0.5, visible: false, alpha: 0.6 });
    this.#arrivals = new ArrivalLights(textures.glow);
    const { glow, own } = textures;
    this.#golden = new DragonLights({
      texture: glow,
      tint: goldenTint,
      strength: 0.8,
      leastStrength: 0.2,
      flatness: 0,
    });
    this.#own = new DragonLights({
      texture: own,
      tint: 0xffffff,
      strength: 1,
      leastStrength: 0.55,
      flatness: 0.66,
    });
    this.view.addChild(this.#flights.shadows, this.#golden.view, this.#own.view, this.#arrivals.view);
    this.view.addChild(this.#pointer, this.#ring, this.#flights.view, near.view);
  }

  /** Dragons that have hatched meanwhile are added, others stay where they are. @param time server time in milliseconds */
  setDragons(dragons: readonly SceneDragon[], time: number): void {
    this.#look.time = time;
    this.#bodies.set(dragons);
    this.#bodies.join();
    this.#isLit = false;
  }

  /** Shows the dragons of these ids only; null shows all. */
  setShown(ids: ReadonlySet<number> | null): void {
    this.#bodies.setShown(ids);
  }

  /** The player's own dragons have a light of their own. */
  setOwn(ids: ReadonlySet<number> | null): void {
    this.#ownIds = ids;
    this.#isLit = false;
  }

  /** Lets these dragons, which have just hatched, rise from the light of their eggs. @param delay milliseconds until then */
  greet(ids: readonly number[], delay: number): void {
    for (const id of ids) {
      const body = this.#bodies.of(id);
      if (!body) continue;
      const { x, y } = body.attitude;
      body.arrival = { since: performance.now() + delay, from: body.arrival?.from ?? { x, y } };
      this.#arrivals.add(body);
    }
  }

  select(id: number | null): void {
    this.#selected = id;
  }

  /** Marks the dragon under the pointer; null for none. */
  point(id: number | null): void {
    this.#pointed = id;
  }

  /** A row of the sheet is drawn. */
  addRow(row: number): void {
    this.#frames.addRow(row);
  }

  /** Whether dragons are seen as drawings, and not as specks. */
  get areDrawn(): boolean {
    return !this.#look.isSpeck;
  }

  /** Of some rows of the sheet that which most dragons in sight have; undefined where there are no rows. */
  mostSeen = (rows: ReadonlySet<number>): number | undefined => mostSeenRow(this.#inSight, rows);

  /** The dragon of an id; undefined where there is none. */
  dragonOf(id: number): SceneDragon | undefined {
    return this.#bodies.of(id)?.dragon;
  }

  /** Where a dragon is on the map, as it is seen: lifted by its height. */
  placeOf = (id: number): Place | null => {
    const body = this.#bodies.of(id);
    if (!body) return null;
    const { attitude, particle, arrival } = body;
    return arrival ? { x: particle.x, y: particle.y } : { x: attitude.x, y: attitude.y - attitude.z * rise };
  };

  /**
   * Moves dragons to an instant. Those out of sight take turns.
   * @param time server time in milliseconds
   * @param night 0 by day, 1 at night
   */
  update(time: number, night: number, camera: Camera, viewport: Viewport): void {
    const length = lengthAt(camera.zoom);
    const look = this.#look;
    look.time = time;
    look.scale = scaleOf(length);
    look.isSpeck = length * camera.zoom < silhouetteBelow;
    if (look.isSpeck) look.speckTints = speckTintsAt(this.#tints, night);
    this.#frame = (this.#frame + 1) % outOfSightTurns;
    this.#bodies.join();
    if (!this.#isLit && !this.#bodies.isIncomplete) this.#light();
    const turns = look.isSpeck ? turnsOf(this.#bodies.list.length) : 1;
    const turn = this.#frame % turns;
    this.#move(turn, turns, camera, viewport);
    this.#portray(length * camera.zoom, camera);
    // From far away shadows would be specks of dirt.
    this.#flights.show(this.#inSight, turn, turns, !look.isSpeck);
    this.#placeRing(this.#ring, this.#selected, length * (1.5 + 0.06 * Math.sin(time / 300)));
    this.#placeRing(this.#pointer, this.#pointed === this.#selected ? null : this.#pointed, length * 1.3);
    this.#arrivals.update(length);
    const pixels = length * camera.zoom;
    this.#golden.update(length * Math.max(1.4, Math.min(2.15, 28 / pixels)), pixels);
    this.#own.update(length * Math.max(0.95, Math.min(1.85, 24 / pixels)), pixels);
  }

  /** The dragon nearest to a place of the map, within reach of a pointer. @param reach units of the world */
  pick(place: Place, reach: number): number | null {
    return this.#bodies.nearest(place, reach);
  }

  /**
   * The next dragon in a part of the map, in the order of their numbers, which does not change while they fly.
   * @param id the dragon before; without one, or with one that is elsewhere, the first
   * @param step -1 for the dragon before
   */
  neighbourOf(id: number | null, step: 1 | -1, { left, top, right, bottom }: Region): number | null {
    const ids = this.#bodies.list
      .filter(({ alpha, attitude: { x, y, z } }) => {
        const seen = y - z * rise;
        return alpha === 1 && x > left && x < right && seen > top && seen < bottom;
      })
      .map(({ dragon }) => dragon.id)
      .toSorted((one, other) => (one - other) * step);
    return ids.find((other) => id !== null && (other - id) * step > 0) ?? ids[0] ?? null;
  }

  /** Whether dragons join or arrive, or portraits are being drawn. */
  get isChanging(): boolean {
    return this.#bodies.isIncomplete || this.#near.isDrawing || this.#arrivals.isShining;
  }

  destroy(): void {
    this.#near.destroy();
    this.view.destroy({ children: true });
    this.#frames.destroy();
  }

  /** Moves the dragons of a turn, and collects those in sight. */
  #move(turn: number, turns: number, camera: Camera, viewport: Viewport) {
    const halfWidth = viewport.width / camera.zoom / 2 + margin;
    const halfHeight = viewport.height / camera.zoom / 2 + margin;
    let found = 0;
    const { list } = this.#bodies;
    for (let index = turn; index < list.length; index += turns) {
      const body = list[index];
      if (!body) continue;
      const { attitude } = body;
      const isInSight =
        Math.abs(attitude.x - camera.x) < halfWidth && Math.abs(attitude.y - camera.y) < halfHeight;
      if (!isInSight && index % outOfSightTurns !== this.#frame) continue;
      moveBody(body, this.#frames, this.#look);
      this.#bodies.see(index, body);
      if (!isInSight) continue;
      this.#inSight[found] = body;
      found += 1;
    }
    this.#inSight.length = found;
    // What stands farther down is nearer. From far away that cannot be seen.
    if (!this.#look.isSpeck) this.#inSight.sort(byDistance);
  }

  #light() {
    this.#isLit = true;
    this.#golden.set(this.#bodies.list.filter(({ dragon }) => dragon.golden));
    this.#own.set(this.#bodies.list.filter(({ dragon }) => this.#ownIds?.has(dragon.id) === true));
  }

  /** Shows the dragons closest to the middle of the window as portraits. @param pixels length of a dragon */
  #portray(pixels: number, camera: Camera) {
    if (pixels < portraitFrom) {
      if (this.#portrayed.size > 0) this.#near.want([]);
      this.#portrayed = new Set();
      return;
    }
    if (this.#frame % portraitInterval === 0 || this.#portrayed.size === 0) {
      const wanted = choosePortraits(this.#inSight, camera, this.#selected);
      this.#portrayed = new Set(wanted);
      this.#near.want(wanted);
    }
    for (const body of this.#inSight)
      if (this.#portrayed.has(body.dragon.id) && this.#near.place(body)) body.particle.alpha = 0;
  }

  #placeRing(ring: Sprite, id: number | null, size: number) {
    const place = id === null ? null : this.placeOf(id);
    ring.visible = place !== null;
    if (!place) return;
    ring.position.set(place.x, place.y);
    ring.setSize(size);
  }
}

/** Turns in which so many dragons are moved. */
const turnsOf = (count: number) => Math.max(1, Math.min(mostTurns, Math.ceil(count / specksPerFrame)));

const byDistance = (one: Body, other: Body) => one.attitude.y - other.attitude.y;
