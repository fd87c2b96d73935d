import type { Ticker } from 'pixi.js';

/** Frames per second of a paused world, and milliseconds at full rate after a change. */
const [pausedRate, wakeDuration] = [4, 700];

/** Milliseconds above which a frame counts as slow. The graphics card (or software rendering) then blocks the page. */
const slowFrame = 30;

/** Adapts the frame rate. */
export class FramePace {
  readonly #ticker: Ticker;
  #awakeUntil = 0;
  #startedAt = 0;
  /** Milliseconds of the previous frame. */
  #frameTime = 0;

  constructor(ticker: Ticker) {
    this.#ticker = ticker;
  }

  get isSlow(): boolean {
    return this.#frameTime > slowFrame;
  }

  /** Draws at full rate for a moment after a change, even in a paused world. */
  wake(): void {
    this.#awakeUntil = performance.now() + wakeDuration;
    if (this.#ticker.maxFPS === pausedRate) this.#ticker.maxFPS = 0;
  }

  begin(): void {
    this.#startedAt = performance.now();
  }

  end({ isStill }: { isStill: boolean }): void {
    const now = performance.now();
    this.#frameTime = now - this.#startedAt;
    if (isStill && now > this.#awakeUntil) this.#ticker.maxFPS = pausedRate;
    else this.#ticker.maxFPS = 0;
  }
}
