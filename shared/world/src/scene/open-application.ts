// With this module in the same chunk, PixiJS has not to load it after the scene.
import 'pixi.js/browser';
import { Application, WebGLRenderer } from 'pixi.js';
import { mapPalette } from '../map/map-palette.ts';

/** Opens the renderer for an element. @throws {Error} if the browser has no WebGL */
export async function openApplication(container: HTMLElement): Promise<Application> {
  const app = new Application();
  await app.init({
    preference: 'webgl',
    resizeTo: container,
    autoDensity: true,
    resolution: Math.min(2, devicePixelRatio),
    antialias: false,
    background: mapPalette.seaDeep,
    // The ground fills the window.
    clearBeforeRender: false,
  });
  // It may have chosen another renderer. The class is also named so that it is in the chunk of the scene, not in one that is loaded after it.
  if (!(app.renderer instanceof WebGLRenderer)) throw new Error('There is no WebGL.');
  // Nearly everything uses one texture: a shader that selects one of sixteen is slower for every pixel.
  app.renderer.limits.maxBatchableTextures = 1;
  return app;
}
