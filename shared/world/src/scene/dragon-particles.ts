import { Container, ParticleContainer, Rectangle } from 'pixi.js';
import type { Particle, Texture } from 'pixi.js';
import type { DragonSprite } from './dragon-sprite.ts';

/**
 * The particles of all visible dragons. They are spread over one container per turn: a container is uploaded to the graphics card
 * only in the turn in which its dragons have moved, and drawn in every frame.
 */
export class DragonParticles {
  readonly view = new Container();
  readonly shadows: ParticleContainer;
  readonly #containers: ParticleContainer[];

  constructor(shadow: Texture, maxTurns: number) {
    // Only visible dragons are in a container: it needs no bounds of its own.
    const boundsArea = new Rectangle(-farAway, -farAway, 2 * farAway, 2 * farAway);
    // Nothing is dynamic: `fill` uploads a whole container at once.
    const dynamicProperties = { position: false, vertex: false, rotation: false, uvs: false, color: false };
    const newContainer = () => new ParticleContainer({ boundsArea, texture: shadow, dynamicProperties });
    this.shadows = newContainer();
    this.#containers = Array.from({ length: maxTurns }, newContainer);
    this.view.addChild(...this.#containers);
  }

  /** Shows the dragons of one turn. @param turns number of turns in use @param atlas what their frames are parts of */
  show(
    sprites: readonly DragonSprite[],
    { turn, turns, hasShadows, atlas }: { turn: number; turns: number; hasShadows: boolean; atlas: Texture },
  ): void {
    for (const [index, container] of this.#containers.entries()) {
      container.visible = index < turns;
      if (index !== turn) continue;
      container.texture = atlas;
      fill(container, sprites, particleOf);
    }
    this.shadows.visible = hasShadows;
    if (hasShadows) fill(this.shadows, sprites, shadowOf);
  }
}

/** Beyond every district. */
const farAway = 1e7;

const particleOf = ({ particle }: DragonSprite) => particle;
const shadowOf = ({ shadow }: DragonSprite) => shadow;

function fill(
  container: ParticleContainer,
  sprites: readonly DragonSprite[],
  of: (sprite: DragonSprite) => Particle,
) {
  const particles = container.particleChildren;
  particles.length = sprites.length;
  for (let index = 0; index < sprites.length; index += 1) {
    const sprite = sprites[index];
    if (sprite) particles[index] = of(sprite);
  }
  container.update();
}
