import type { PortraitFrame } from './paint-portrait.ts';
import { PortraitQueue } from './portrait-queue.ts';
import type { PortraitResponse } from './serve-portraits.ts';

/** Null if the browser has no memory left for it. */
export type PortraitPicture = ImageBitmap | HTMLCanvasElement | null;

interface Options {
  /** Opens the worker that runs `servePortraits`. Throws if the files of the release have a different origin from the page. */
  openWorker?: () => Worker;
  /** Waits for idle time, so that drawing does not become a long task. */
  waitForSlice: () => Promise<unknown>;
}

/** Draws frames of dragons: in a worker, or without one in idle time of the page. */
export class PortraitDrawer {
  readonly #options: Options;
  #onDrawn: (key: string, picture: PortraitPicture) => void = () => {};
  /** Undefined before the first use; null if no worker can be opened. */
  #worker: Worker | null | undefined;
  /** Used instead of the worker if there is none. */
  #queue: PortraitQueue | null = null;
  #frames: readonly PortraitFrame[] = [];
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Sets the function that is called with each drawn frame. */
  listen(onDrawn: (key: string, picture: PortraitPicture) => void): void {
    this.#onDrawn = onDrawn;
  }

  /** Starts the worker before it is needed. */
  open(): void {
    if (this.#isClosed || this.#worker !== undefined) return;
    this.#worker = this.#openWorker();
  }

  /** Replaces the waiting frames. The first has the highest priority. */
  request(frames: readonly PortraitFrame[]): void {
    if (this.#isClosed) return;
    this.open();
    this.#frames = frames;
    if (this.#worker) this.#worker.postMessage(frames, {});
    else void this.#drawOnPage();
  }

  close(): void {
    this.#isClosed = true;
    this.#worker?.terminate();
    this.#queue?.set([]);
  }

  #openWorker(): Worker | null {
    if (!('OffscreenCanvas' in globalThis)) return null;
    try {
      const worker = this.#options.openWorker?.() ?? null;
      worker?.addEventListener('message', ({ data }: MessageEvent<PortraitResponse>) => {
        if (!this.#isClosed) this.#onDrawn(data.key, data.picture);
      });
      worker?.addEventListener('error', () => this.#replaceWorker());
      return worker;
    } catch (error) {
      // The script has another origin, or the CSP of the page forbids the worker.
      if (error instanceof DOMException || error instanceof TypeError) return null;
      throw error;
    }
  }

  /** Lets the page draw the remaining frames, because the worker did not start or has failed. */
  #replaceWorker() {
    this.#worker?.terminate();
    this.#worker = null;
    if (!this.#isClosed) void this.#drawOnPage();
  }

  async #drawOnPage() {
    const { paintPortrait } = await import(/* webpackChunkName: "world-portrait" */ './paint-portrait.ts');
    if (this.#isClosed) return;
    this.#queue ??= new PortraitQueue((frame) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [frame.size, frame.size];
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context) paintPortrait(context, frame);
      this.#onDrawn(frame.key, context && canvas);
    }, this.#options.waitForSlice);
    this.#queue.set(this.#frames);
  }
}
