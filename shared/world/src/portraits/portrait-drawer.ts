import type { PortraitFrame } from './paint-portrait.ts';
import { PortraitQueue } from './portrait-queue.ts';
import type { PortraitAnswer } from './serve-portraits.ts';

/** Null if the browser has no memory for it. */
export type PortraitPicture = ImageBitmap | HTMLCanvasElement | null;

interface Options {
  /** Opens the worker that runs `servePortraits`. May throw: a worker is of the origin of the page, but the files of a release may not be. */
  openWorker?: () => Worker;
  /** Waits for idle time, so that no task becomes long. */
  nextSlice: (isUrgent: boolean) => Promise<unknown>;
}

/** Draws frames of dragons: in a worker, or in idle time of the page where there is none. */
export class PortraitDrawer {
  readonly #options: Options;
  #onDrawn: (key: string, picture: PortraitPicture) => void = () => {};
  /** Undefined until it is needed; null if there is none. */
  #worker: Worker | null | undefined;
  /** In place of the worker. */
  #queue: PortraitQueue | null = null;
  #frames: readonly PortraitFrame[] = [];
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Sets the one function that is called with each drawn frame. */
  listen(onDrawn: (key: string, picture: PortraitPicture) => void): void {
    this.#onDrawn = onDrawn;
  }

  /** Loads the worker before it is needed. */
  open(): void {
    if (this.#isClosed || this.#worker !== undefined) return;
    this.#worker = this.#openWorker();
  }

  /** Replaces the frames that wait, the most urgent first. */
  request(frames: readonly PortraitFrame[]): void {
    if (this.#isClosed) return;
    this.open();
    this.#frames = frames;
    if (this.#worker) this.#worker.postMessage(frames, {});
    else void this.#drawHere();
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
      worker?.addEventListener('message', ({ data }: MessageEvent<PortraitAnswer>) => {
        if (!this.#isClosed) this.#onDrawn(data.key, data.picture);
      });
      worker?.addEventListener('error', () => this.#replaceWorker());
      return worker;
    } catch (error) {
      // Its script is of another origin, or a rule of the page forbids it.
      if (error instanceof DOMException || error instanceof TypeError) return null;
      throw error;
    }
  }

  /** The worker did not start, or has failed: the page draws what it has not. */
  #replaceWorker() {
    this.#worker?.terminate();
    this.#worker = null;
    if (!this.#isClosed) void this.#drawHere();
  }

  async #drawHere() {
    const { paintPortrait } = await import(/* webpackChunkName: "world-portrait" */ './paint-portrait.ts');
    if (this.#isClosed) return;
    this.#queue ??= new PortraitQueue(
      (frame) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [frame.size, frame.size];
        const paint = canvas.getContext('2d', { willReadFrequently: true });
        if (paint) paintPortrait(paint, frame);
        this.#onDrawn(frame.key, paint && canvas);
      },
      () => this.#options.nextSlice(false),
    );
    this.#queue.set(this.#frames);
  }
}
