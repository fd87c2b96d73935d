import type { Ticker } from 'pixi.js';

/** Frames per second of a paused world, and milliseconds at full rate after a change. */
const [pausedRate, wakeDuration] = [4, 700];

/** Milliseconds above which a frame counts as slow: the graphics card, or the processor in its place, blocks the page. */
const slowFrame = 30;

/**
 * Minimum pause in milliseconds between slow frames while the ground is painted; longer frames are followed by an equal pause.
 * Without it the ground would stay blurred for seconds.
 */
const minPaintingPause = 60;

/** Adapts the frame rate. */
export class FramePace {
  readonly #ticker: Ticker;
  #awakeUntil = 0;
  #begunAt = 0;
  /** Milliseconds of the previous frame. */
  #frameTime = 0;

  constructor(ticker: Ticker) {
    this.#ticker = ticker;
  }

  get isSlow(): boolean {
    return this.#frameTime > slowFrame;
  }

  /** After a change even a paused world is drawn at full rate for a moment. */
  wake(): void {
    this.#awakeUntil = performance.now() + wakeDuration;
    if (this.#ticker.maxFPS === pausedRate) this.#ticker.maxFPS = 0;
  }

  begin(): void {
    this.#begunAt = performance.now();
  }

  end({ isStill, isPainting }: { isStill: boolean; isPainting: boolean }): void {
    const now = performance.now();
    this.#frameTime = now - this.#begunAt;
    if (isPainting && this.isSlow)
      this.#ticker.maxFPS = 1_000 / (this.#frameTime + Math.max(minPaintingPause, this.#frameTime));
    else if (isStill && now > this.#awakeUntil) this.#ticker.maxFPS = pausedRate;
    else this.#ticker.maxFPS = 0;
  }
}
