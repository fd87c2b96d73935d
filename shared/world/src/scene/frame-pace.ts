import type { Ticker } from 'pixi.js';

/** Frames a second of a world that stands still, and milliseconds for which it is drawn at full rate after a change. */
const [stillRate, wakefulness] = [4, 700];

/** Milliseconds from which a frame counts as slow: the graphics card, or a processor in its place, holds up the page. */
const slowFrame = 30;

/**
 * Milliseconds that are left between slow frames while the ground is painted, at least; otherwise as long as a frame takes.
 * Without a pause the ground would stay blurred for seconds.
 */
const paintingTime = 60;

/** Decides when the next frame is drawn. */
export class FramePace {
  readonly #ticker: Ticker;
  #awakeUntil = 0;
  #begunAt = 0;
  /** Milliseconds that the frame before took. */
  #frameTime = 0;

  constructor(ticker: Ticker) {
    this.#ticker = ticker;
  }

  /** Whether frames take long. */
  get isSlow(): boolean {
    return this.#frameTime > slowFrame;
  }

  /** After a change even a still world is drawn at full rate for a while. */
  wake(): void {
    this.#awakeUntil = performance.now() + wakefulness;
    if (this.#ticker.maxFPS === stillRate) this.#ticker.maxFPS = 0;
  }

  /** A frame begins. */
  begin(): void {
    this.#begunAt = performance.now();
  }

  /** A frame has been drawn. */
  end({ isStill, isPainting }: { isStill: boolean; isPainting: boolean }): void {
    const now = performance.now();
    this.#frameTime = now - this.#begunAt;
    if (isPainting && this.isSlow)
      this.#ticker.maxFPS = 1_000 / (this.#frameTime + Math.max(paintingTime, this.#frameTime));
    else if (isStill && now > this.#awakeUntil) this.#ticker.maxFPS = stillRate;
    else this.#ticker.maxFPS = 0;
  }
}
