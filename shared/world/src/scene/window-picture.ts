import { Mesh, MeshGeometry } from 'pixi.js';
import type { Texture } from 'pixi.js';
import type { Viewport } from './camera.ts';

/** An opaque texture that fills the window. PixiJS blends sprites, which without a graphics card takes several times as long as a copy. */
export class WindowPicture {
  readonly view: Mesh<MeshGeometry>;

  constructor(texture: Texture, viewport: Viewport) {
    const geometry = new MeshGeometry({
      positions: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]),
      uvs: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]),
      indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
    });
    // A mesh that is not batched uses a shader with a single texture.
    geometry.batchMode = 'no-batch';
    this.view = new Mesh({ geometry, texture });
    this.view.state.blend = false;
    this.resize(viewport);
  }

  resize({ width, height }: Viewport): void {
    this.view.scale.set(width, height);
  }

  destroy(): void {
    const { geometry } = this.view;
    this.view.destroy();
    geometry.destroy();
  }
}
