/**
 * Opens the worker that draws dragons close to the camera.
 * @throws {DOMException} if this app's files are on a different origin from the page
 */
export const openPortraitWorker = (): Worker =>
  new Worker(/* webpackChunkName: "world-worker" */ new URL('./portrait-worker.ts', import.meta.url));
