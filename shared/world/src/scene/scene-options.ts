import type { FindGenome } from './dragon-portraits.ts';

/** What a scene is opened with. */
export interface SceneOptions {
  /** The element that the scene fills; the canvas is appended to it. */
  container: HTMLElement;
  theme: 'light' | 'dark';
  /** URL of the pictures of the map, with a slash at its end. */
  mapFolder: string;
  /** Server time in milliseconds. */
  now: () => number;
  /** Called for dragons close to the camera. */
  findGenome: FindGenome;
  /** Opens the worker that draws them, which runs `servePortraits`. Without it they are drawn in idle time of the page. */
  openWorker?: () => Worker;
  /** The graphics card has revoked the context: open a new scene. */
  onLost?: () => void;
}
