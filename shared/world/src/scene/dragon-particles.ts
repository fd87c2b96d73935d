import { Container, ParticleContainer, Rectangle } from 'pixi.js';
import type { Texture } from 'pixi.js';
import type { LoadedAtlas } from './dragon-frames.ts';
import type { DragonSprite } from './dragon-sprite.ts';

/** Silhouettes to move per frame. A larger world moves in batches, one per frame: meanwhile, a silhouette would move by less than a pixel. */
const silhouettesPerFrame = 6_000;

const maxBatches = 4;

export const countBatches = (count: number): number =>
  Math.max(1, Math.min(maxBatches, Math.ceil(count / silhouettesPerFrame)));

/** The particles of all visible dragons, with one container per batch. A container is uploaded when its dragons have moved, but drawn in every frame. */
export class DragonParticles {
  readonly view = new Container();
  readonly shadows: ParticleContainer;
  readonly #containers: ParticleContainer[];
  /** Above the others, so that a highlighted dragon is never hidden. */
  readonly #highlightedContainers: ParticleContainer[];

  constructor(shadow: Texture) {
    // Containers hold only visible dragons, so PixiJS need not compute bounds to cull them.
    const boundsArea = new Rectangle(-farAway, -farAway, 2 * farAway, 2 * farAway);
    // Nothing is dynamic, because `fill` uploads a whole container at once.
    const dynamicProperties = { position: false, vertex: false, rotation: false, uvs: false, color: false };
    const createContainer = () => new ParticleContainer({ boundsArea, texture: shadow, dynamicProperties });
    this.shadows = createContainer();
    this.#containers = Array.from({ length: maxBatches }, createContainer);
    this.#highlightedContainers = Array.from({ length: maxBatches }, createContainer);
    this.view.addChild(...this.#containers, ...this.#highlightedContainers);
  }

  /** Shows the dragons of one batch. */
  show({ plain, highlighted, batch, batchCount, hasShadows, atlas, highlightAtlas }: Batch): void {
    showIn(this.#containers, plain, batch, batchCount, atlas);
    showIn(this.#highlightedContainers, highlighted, batch, batchCount, highlightAtlas ?? atlas);
    this.shadows.visible = hasShadows;
    if (hasShadows) fill(this.shadows, [...plain, ...highlighted], 'shadow');
  }
}

interface Batch {
  plain: readonly DragonSprite[];
  /** The dragons with frames of `highlightAtlas`. */
  highlighted: readonly DragonSprite[];
  batch: number;
  batchCount: number;
  hasShadows: boolean;
  /** The atlas that contains the frames of the dragons. */
  atlas: LoadedAtlas;
  highlightAtlas: LoadedAtlas | null;
}

function showIn(
  containers: readonly ParticleContainer[],
  sprites: readonly DragonSprite[],
  batch: number,
  batchCount: number,
  atlas: LoadedAtlas,
) {
  for (const [index, container] of containers.entries()) {
    container.visible = index < batchCount;
    if (index !== batch) continue;
    container.texture = atlas.texture;
    fill(container, sprites, 'particle');
  }
}

/** A coordinate beyond every district. */
const farAway = 1e7;

function fill(container: ParticleContainer, sprites: readonly DragonSprite[], part: 'particle' | 'shadow') {
  const particles = container.particleChildren;
  particles.length = sprites.length;
  for (let index = 0; index < sprites.length; index += 1) {
    const sprite = sprites[index];
    if (sprite) particles[index] = sprite[part];
  }
  container.update();
}
