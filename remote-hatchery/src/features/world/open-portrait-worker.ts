/**
 * Opens the worker that draws dragons close to the camera.
 * @throws {DOMException} if the files of this app are of another origin than the page
 */
export const openPortraitWorker = (): Worker =>
  new Worker(/* webpackChunkName: "world-worker" */ new URL('./portrait-worker.ts', import.meta.url));
