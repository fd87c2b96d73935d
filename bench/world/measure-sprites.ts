import { Application, CanvasSource, Sprite, Texture } from 'pixi.js';
import { frameTimes } from './frame-times.ts';
import { newContainer } from './new-container.ts';
import type { Run } from './world-bench.ts';

/** Measures the same number of plain moving sprites of the same size, as the baseline. */
export async function measureSprites({ count, frames }: Run, hasBackdrop: boolean) {
  const container = newContainer();
  const app = new Application();
  await app.init({
    preference: 'webgl',
    resizeTo: container,
    autoDensity: true,
    antialias: false,
    background: '#dfe6da',
  });
  container.append(app.canvas);
  const { width, height } = app.screen;
  if (hasBackdrop) app.stage.addChild(new Sprite(textureOf(painted(width, height))));
  const texture = textureOf(painted(128, 128));
  const sprites = Array.from({ length: count }, () => new Sprite({ texture, anchor: 0.5 }));
  app.stage.addChild(...sprites);
  app.ticker.add(() => {
    const time = performance.now() / 1_000;
    for (const [index, sprite] of sprites.entries()) {
      const phase = index * 2.399;
      sprite.position.set(
        width * (0.5 + 0.48 * Math.sin(phase + time * 0.1)),
        height * (0.5 + 0.48 * Math.cos(phase * 1.7 + time * 0.13)),
      );
      sprite.scale.set(0.11);
      sprite.rotation = Math.sin(phase + time) * 0.3;
    }
  });
  const times = await frameTimes(frames);
  app.destroy({ removeView: true }, { children: true, texture: true, textureSource: true });
  container.remove();
  return { times };
}

const textureOf = (resource: HTMLCanvasElement) => new Texture({ source: new CanvasSource({ resource }) });

function painted(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const paint = canvas.getContext('2d');
  paint?.fillRect(width * 0.2, height * 0.3, width * 0.6, height * 0.4);
  return canvas;
}
