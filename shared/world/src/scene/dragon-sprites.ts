import type { Point } from '../simulation/point.ts';
import type { DragonSprite, SceneDragon } from './dragon-sprite.ts';
import { screenLift } from '../simulation/screen-lift.ts';
import { MapPositions } from './map-positions.ts';

/** Milliseconds per frame for creating sprites. Each needs a computed trajectory. */
const frameBudget = 8;

/** Opacity of filtered dragons. */
const fadedAlpha = 0.08;

/** The sprites of all dragons, by id and by position. They are created within a budget per frame, so that no task becomes long. */
export class DragonSprites {
  readonly #createDragonSprite: (dragon: SceneDragon) => DragonSprite;
  readonly #byId = new Map<number, DragonSprite>();
  /** Dragons without a sprite, by id. */
  readonly #pending = new Map<number, SceneDragon>();
  #list: DragonSprite[] = [];
  /** In the order of `list`. */
  readonly #positions = new MapPositions();
  /** Ids that pass the filters; null for all. */
  #shownIds: ReadonlySet<number> | null = null;

  constructor(createDragonSprite: (dragon: SceneDragon) => DragonSprite) {
    this.#createDragonSprite = createDragonSprite;
  }

  /** The order changes only when dragons are removed. */
  get list(): readonly DragonSprite[] {
    return this.#list;
  }

  /** Whether some dragons have no sprite yet. */
  get hasPending(): boolean {
    return this.#pending.size > 0;
  }

  /** Replaces the dragons. Those that are already shown keep their sprites; the next calls of `createPending` create the missing ones. */
  set(dragons: readonly SceneDragon[]): void {
    const dragonsById = new Map(dragons.map((dragon) => [dragon.id, dragon]));
    // A dragon whose home has changed flies there from its current position.
    for (const [id, { dragon }] of this.#byId)
      if (!dragonsById.has(id) || dragonsById.get(id)?.home !== dragon.home) this.#byId.delete(id);
    this.#list = [...this.#byId.values()];
    this.#pending.clear();
    for (const dragon of dragons) if (!this.#byId.has(dragon.id)) this.#pending.set(dragon.id, dragon);
    this.#positions.resize(dragons.length);
    for (const [index, sprite] of this.#list.entries()) this.recordPosition(index, sprite);
  }

  /** Creates missing sprites, as many as the budget of a frame allows. */
  createPending(): void {
    const deadline = performance.now() + frameBudget;
    for (const id of this.#pending.keys()) {
      this.get(id);
      if (performance.now() > deadline) return;
    }
  }

  /** The sprite of a dragon, created if it is missing; undefined if there is no dragon with this id. */
  get(id: number): DragonSprite | undefined {
    const dragon = this.#pending.get(id);
    if (!dragon) return this.#byId.get(id);
    const sprite = this.#createDragonSprite(dragon);
    sprite.alpha = this.#chooseAlpha(id);
    this.#pending.delete(id);
    this.#byId.set(id, sprite);
    this.recordPosition(this.#list.length, sprite);
    this.#list.push(sprite);
    return sprite;
  }

  /** Fades all other dragons; null shows all. */
  setShown(ids: ReadonlySet<number> | null): void {
    this.#shownIds = ids;
    for (const sprite of this.#list) sprite.alpha = this.#chooseAlpha(sprite.dragon.id);
  }

  /** Records the position of the sprite at an index of the list, for `findNearest`. */
  recordPosition(index: number, { attitude: { x, y, z } }: DragonSprite): void {
    this.#positions.set(index, x, y - z * screenLift);
  }

  /** Id of the visible dragon nearest to a point of the map; null if none is within reach. @param reach units of the world */
  findNearest(point: Point, reach: number): number | null {
    const index = this.#positions.findNearest(point, reach, (other) => this.#list[other]?.alpha === 1);
    return index === null ? null : (this.#list[index]?.dragon.id ?? null);
  }

  #chooseAlpha(id: number) {
    return this.#shownIds === null || this.#shownIds.has(id) ? 1 : fadedAlpha;
  }
}
