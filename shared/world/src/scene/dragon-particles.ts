import { Container, ParticleContainer, Rectangle } from 'pixi.js';
import type { Particle, Texture } from 'pixi.js';
import type { LoadedAtlas } from './dragon-frames.ts';
import type { DragonSprite } from './dragon-sprite.ts';

/** Number of specks moved per frame. In a larger world they take turns: between two turns, a speck moves by less than a pixel. */
const specksPerFrame = 6_000;

const maxTurns = 4;

/** Number of turns needed to move this number of specks. */
export const countTurns = (count: number): number =>
  Math.max(1, Math.min(maxTurns, Math.ceil(count / specksPerFrame)));

/** The particles of all visible dragons. A container is uploaded only in its turn, when its dragons have moved, but drawn in every frame. */
export class DragonParticles {
  readonly view = new Container();
  readonly shadows: ParticleContainer;
  readonly #containers: ParticleContainer[];
  /** Above the others, so that a marked dragon is never hidden. */
  readonly #markedContainers: ParticleContainer[];

  constructor(shadow: Texture) {
    // Containers hold only visible dragons, so PixiJS need not compute bounds to cull them.
    const boundsArea = new Rectangle(-farAway, -farAway, 2 * farAway, 2 * farAway);
    // Nothing is dynamic, because `fill` uploads a whole container at once.
    const dynamicProperties = { position: false, vertex: false, rotation: false, uvs: false, color: false };
    const createContainer = () => new ParticleContainer({ boundsArea, texture: shadow, dynamicProperties });
    this.shadows = createContainer();
    this.#containers = Array.from({ length: maxTurns }, createContainer);
    this.#markedContainers = Array.from({ length: maxTurns }, createContainer);
    this.view.addChild(...this.#containers, ...this.#markedContainers);
  }

  /** Shows the dragons of one turn. @param marked those with frames of `markedAtlas` @param turns number of turns in use */
  show(
    { plain, marked }: { plain: readonly DragonSprite[]; marked: readonly DragonSprite[] },
    { turn, turns, hasShadows, atlas, markedAtlas }: Turn,
  ): void {
    showIn(this.#containers, plain, turn, turns, atlas);
    showIn(this.#markedContainers, marked, turn, turns, markedAtlas ?? atlas);
    this.shadows.visible = hasShadows;
    if (hasShadows) fill(this.shadows, [...plain, ...marked], getShadow);
  }
}

interface Turn {
  turn: number;
  turns: number;
  hasShadows: boolean;
  /** The atlas that contains the frames of the dragons. */
  atlas: LoadedAtlas;
  markedAtlas: LoadedAtlas | null;
}

function showIn(
  containers: readonly ParticleContainer[],
  sprites: readonly DragonSprite[],
  turn: number,
  turns: number,
  atlas: LoadedAtlas,
) {
  for (const [index, container] of containers.entries()) {
    container.visible = index < turns;
    if (index !== turn) continue;
    container.texture = atlas.texture;
    fill(container, sprites, getParticle);
  }
}

/** A coordinate beyond every district. */
const farAway = 1e7;

const getParticle = ({ particle }: DragonSprite) => particle;
const getShadow = ({ shadow }: DragonSprite) => shadow;

function fill(
  container: ParticleContainer,
  sprites: readonly DragonSprite[],
  select: (sprite: DragonSprite) => Particle,
) {
  const particles = container.particleChildren;
  particles.length = sprites.length;
  for (let index = 0; index < sprites.length; index += 1) {
    const sprite = sprites[index];
    if (sprite) particles[index] = select(sprite);
  }
  container.update();
}
