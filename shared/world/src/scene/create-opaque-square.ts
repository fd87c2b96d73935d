import { Mesh, MeshGeometry } from 'pixi.js';
import type { Texture } from 'pixi.js';

/**
 * Creates an opaque square of one unit with a texture. The caller scales it to the window. PixiJS blends sprites, which without a graphics
 * card takes several times as long as a copy.
 */
export function createOpaqueSquare(texture: Texture): Mesh<MeshGeometry> {
  const geometry = new MeshGeometry({
    positions: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]),
    uvs: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]),
    indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
  });
  // A mesh that is not batched uses a shader with a single texture.
  geometry.batchMode = 'no-batch';
  const square = new Mesh({ geometry, texture });
  square.state.blend = false;
  return square;
}
