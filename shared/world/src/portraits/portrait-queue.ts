import type { PortraitFrame } from './paint-portrait.ts';

/** A queue of frames to paint, whose order may change while it is being processed. */
export class PortraitQueue {
  readonly #paint: (frame: PortraitFrame) => void;
  /** Waits between two frames, so that a message with a new order can arrive. */
  readonly #pause: () => Promise<unknown>;
  #frames: readonly PortraitFrame[] = [];
  /** Keys of painted frames that the page still requests, because it sent its request before our response arrived. */
  #paintedKeys = new Set<string>();
  #isRunning = false;

  constructor(paint: (frame: PortraitFrame) => void, pause: () => Promise<unknown>) {
    this.#paint = paint;
    this.#pause = pause;
  }

  /** Replaces the waiting frames. The first has the highest priority. */
  set(frames: readonly PortraitFrame[]): void {
    this.#frames = frames;
    this.#paintedKeys = new Set(frames.map(({ key }) => key).filter((key) => this.#paintedKeys.has(key)));
    if (!this.#isRunning) void this.#run();
  }

  async #run() {
    this.#isRunning = true;
    try {
      await this.#pause();
      for (let next = this.#findNext(); next; next = this.#findNext()) {
        this.#paintedKeys.add(next.key);
        this.#paint(next);
        await this.#pause();
      }
    } finally {
      this.#isRunning = false;
    }
  }

  #findNext() {
    return this.#frames.find(({ key }) => !this.#paintedKeys.has(key));
  }
}
