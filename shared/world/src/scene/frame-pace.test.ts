import type { Ticker } from 'pixi.js';
import { FramePace } from './frame-pace.ts';

/** @param elapsedMS milliseconds since the previous frame */
function createPace(elapsedMS: number) {
  const ticker = { elapsedMS, maxFPS: 0 };
  return { ticker, pace: new FramePace(ticker as Ticker) }; // the only members that it uses
}

beforeEach(() => jest.useFakeTimers());

it('the pace lowers the frame rate for a moment after a press while frames are slow', () => {
  const { ticker, pace } = createPace(90);

  pace.rest();
  pace.end({ isStill: false });
  pace.wake();
  expect(ticker.maxFPS).toBe(1);

  jest.advanceTimersByTime(2_000);
  pace.end({ isStill: false });
  expect(ticker.maxFPS).toBe(0);
});

it('the pace keeps the full frame rate after a press while frames are fast', () => {
  const { ticker, pace } = createPace(16);

  pace.rest();
  pace.end({ isStill: false });

  expect(ticker.maxFPS).toBe(0);
});
