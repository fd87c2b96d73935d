import type { DragonPortraits } from './dragon-portraits.ts';
import { PortraitWindow } from './portrait-window.ts';

const camera = { x: 0, y: 0, zoom: 1 };
const viewport = { width: 1_000, height: 600 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the window chooses dragons five times a second, whether frames are quick or slow', () => {
  const request = jest.fn();
  // The members of the portraits that the window uses.
  const portraits = { request, computeCapacity: () => 10 } as unknown as DragonPortraits;
  const portraitWindow = new PortraitWindow(portraits, 1);
  const drawFrames = (count: number, milliseconds: number) => {
    for (let frame = 0; frame < count; frame += 1) {
      portraitWindow.choose([], camera, viewport, null);
      jest.advanceTimersByTime(milliseconds);
    }
  };

  drawFrames(60, 10);
  expect(request).toHaveBeenCalledTimes(3);

  drawFrames(4, 250);
  expect(request).toHaveBeenCalledTimes(7);
});
