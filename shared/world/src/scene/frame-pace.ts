import type { Ticker } from 'pixi.js';

/** Frames per second of a paused world, and milliseconds at full rate after a change. */
const [pausedRate, wakeDuration] = [4, 700];

/** Frames per second of a resting world, and milliseconds for which it rests. */
const [restingRate, restDuration] = [1, 1_500];

/** Milliseconds between two frames above which a world rests. */
const slowInterval = 40;

/** Milliseconds above which a frame counts as slow. The graphics card (or software rendering) then blocks the page. */
const slowFrame = 30;

/** Adapts the frame rate. */
export class FramePace {
  readonly #ticker: Ticker;
  #awakeUntil = 0;
  #restsUntil = 0;
  #startedAt = 0;
  /** Duration of the previous frame, in milliseconds. */
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

  /**
   * Rests while frames are slow, so that React can commit the result of a click. Without a graphics card, frames take nearly all the time
   * of the page's thread, and React finishes a transition only when it expires after five seconds.
   */
  rest(): void {
    if (this.#ticker.elapsedMS < slowInterval) return;
    this.#restsUntil = performance.now() + restDuration;
    this.#ticker.maxFPS = restingRate;
  }

  begin(): void {
    this.#startedAt = performance.now();
  }

  end({ isStill }: { isStill: boolean }): void {
    const now = performance.now();
    this.#frameTime = now - this.#startedAt;
    const rate = isStill && now > this.#awakeUntil ? pausedRate : 0;
    this.#ticker.maxFPS = now < this.#restsUntil ? restingRate : rate;
  }
}
