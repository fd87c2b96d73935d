import type { Place } from '../simulation/lands.ts';
import type { Body, SceneDragon } from './move-body.ts';
import { rise } from '../simulation/rise.ts';
import { SeenPlaces } from './seen-places.ts';

/** Milliseconds of one frame in which dragons join: the route of each has to be computed. */
const slice = 8;

/** Opacity of dragons that the filters leave out. */
const faded = 0.08;

/** The bodies of all dragons, by number and by place. Dragons join in slices, so that no task becomes long. */
export class DragonBodies {
  readonly #newBody: (dragon: SceneDragon) => Body;
  readonly #byId = new Map<number, Body>();
  /** Dragons that have no body yet. */
  readonly #coming = new Map<number, SceneDragon>();
  #list: Body[] = [];
  /** In the order of the list. */
  readonly #seen = new SeenPlaces();
  /** Ids that the filters let through; null for all. */
  #shown: ReadonlySet<number> | null = null;

  constructor(newBody: (dragon: SceneDragon) => Body) {
    this.#newBody = newBody;
  }

  /** In an order that does not change, except when dragons leave. */
  get list(): readonly Body[] {
    return this.#list;
  }

  /** Whether some dragons have no body yet. */
  get isIncomplete(): boolean {
    return this.#coming.size > 0;
  }

  /** Dragons that are new join with the next calls of `join`, others stay where they are. */
  set(dragons: readonly SceneDragon[]): void {
    const known = new Set(dragons.map(({ id }) => id));
    for (const id of this.#byId.keys()) if (!known.has(id)) this.#byId.delete(id);
    this.#list = [...this.#byId.values()];
    this.#coming.clear();
    for (const dragon of dragons) if (!this.#byId.has(dragon.id)) this.#coming.set(dragon.id, dragon);
    this.#seen.resize(dragons.length);
    for (const [index, body] of this.#list.entries()) this.see(index, body);
  }

  /** Gives bodies to dragons that have none, as many as there is time for. */
  join(): void {
    const until = performance.now() + slice;
    for (const id of this.#coming.keys()) {
      this.of(id);
      if (performance.now() > until) return;
    }
  }

  /** The body of a dragon, which joins now if it has not yet; undefined where there is none of that number. */
  of(id: number): Body | undefined {
    const known = this.#byId.get(id);
    const dragon = this.#coming.get(id);
    if (known || !dragon) return known;
    const body = this.#newBody(dragon);
    body.alpha = this.#alphaOf(id);
    this.#coming.delete(id);
    this.#byId.set(id, body);
    this.see(this.#list.length, body);
    this.#list.push(body);
    return body;
  }

  /** Fades all dragons but those of these ids; null shows all. */
  setShown(ids: ReadonlySet<number> | null): void {
    this.#shown = ids;
    for (const body of this.#list) body.alpha = this.#alphaOf(body.dragon.id);
  }

  /** Takes note of where the dragon at a place of the list is now. */
  see(index: number, { attitude: { x, y, z } }: Body): void {
    this.#seen.set(index, x, y - z * rise);
  }

  /** The shown dragon nearest to a place of the map. @param reach units of the world */
  nearest(place: Place, reach: number): number | null {
    const index = this.#seen.nearest(place, reach, (other) => this.#list[other]?.alpha === 1);
    return index === null ? null : (this.#list[index]?.dragon.id ?? null);
  }

  #alphaOf(id: number) {
    return this.#shown === null || this.#shown.has(id) ? 1 : faded;
  }
}
