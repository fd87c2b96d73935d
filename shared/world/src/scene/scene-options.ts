import type { FindGenome } from './dragon-portraits.ts';

/** Options for opening a scene. */
export interface SceneOptions {
  /** The element that the scene fills; the canvas is appended to it. */
  container: HTMLElement;
  theme: 'light' | 'dark';
  /** URL of the pictures of the map, with a trailing slash. */
  mapFolder: string;
  /** Server time in milliseconds. */
  now: () => number;
  /** Called for dragons close to the camera. */
  findGenome: FindGenome;
  /** Opens the worker that draws these dragons and runs `servePortraits`. Without it, they are drawn in idle time of the page. */
  openWorker?: () => Worker;
  /** Called when the browser has lost the graphics context: the caller must then open a new scene. */
  onLost?: () => void;
}
