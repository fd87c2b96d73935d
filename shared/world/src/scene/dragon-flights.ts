import { Container, ParticleContainer, Rectangle, Texture } from 'pixi.js';
import type { Particle } from 'pixi.js';
import { mapArea } from '../map/map-area.ts';
import type { Body } from './move-body.ts';
import type { DragonFrames } from './dragon-frames.ts';

/**
 * The particles of all dragons in sight, in as many containers as they take turns to be moved. A container is copied to
 * the graphics card when its dragons have moved, and drawn in every frame.
 */
export class DragonFlights {
  readonly view = new Container();
  readonly shadows: ParticleContainer;
  readonly #flights: ParticleContainer[];

  constructor(frames: DragonFrames, shadow: Texture, mostTurns: number) {
    const boundsArea = new Rectangle(mapArea.x, mapArea.y, mapArea.width, mapArea.height);
    // Nothing is dynamic: all of a container is copied at once, by `fill`.
    const dynamicProperties = { position: false, vertex: false, rotation: false, uvs: false, color: false };
    const newContainer = (texture: Texture) =>
      new ParticleContainer({ boundsArea, texture, dynamicProperties });
    this.shadows = newContainer(shadow);
    const sheet = new Texture({ source: frames.source });
    this.#flights = Array.from({ length: mostTurns }, () => newContainer(sheet));
    this.view.addChild(...this.#flights);
  }

  /** Shows these dragons as those of a turn. @param turns turns that are in use */
  show(bodies: readonly Body[], turn: number, turns: number, hasShadows: boolean): void {
    for (const [other, flight] of this.#flights.entries()) {
      flight.visible = other < turns;
      if (other === turn) fill(flight, bodies, particleOf);
    }
    this.shadows.visible = hasShadows;
    if (hasShadows) fill(this.shadows, bodies, shadowOf);
  }
}

const particleOf = ({ particle }: Body) => particle;
const shadowOf = ({ shadow }: Body) => shadow;

function fill(container: ParticleContainer, bodies: readonly Body[], of: (body: Body) => Particle) {
  const particles = container.particleChildren;
  particles.length = bodies.length;
  for (let index = 0; index < bodies.length; index += 1) {
    const body = bodies[index];
    if (body) particles[index] = of(body);
  }
  container.update();
}
