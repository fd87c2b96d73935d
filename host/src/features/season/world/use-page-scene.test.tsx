import { act, renderHook } from '@testing-library/react';
import { usePageScene } from './SeasonWorld.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('the page keeps the previous scene during a delay, and shows the new scene at once without a delay', () => {
  const { result, rerender } = renderHook(({ scene, delayMs }) => usePageScene(scene, delayMs), {
    initialProps: { scene: 'earth', delayMs: 0 },
  });
  advanceTime(0);
  expect(result.current).toBe('earth');

  rerender({ scene: 'fire', delayMs: 1_600 });
  advanceTime(1_599);
  expect(result.current).toBe('earth');
  advanceTime(1);
  expect(result.current).toBe('fire');

  rerender({ scene: 'water', delayMs: 1_600 });
  rerender({ scene: 'water', delayMs: 0 });
  expect(result.current).toBe('water');
});
