import { act, renderHook } from '@testing-library/react';
import { usePageScene } from './use-page-scene.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('the page keeps the previous scene for the delay, and shows the new one at once without a delay', () => {
  const { result, rerender } = renderHook(({ scene, delayMs }) => usePageScene(scene, delayMs), {
    initialProps: { scene: 'earth', delayMs: 0 },
  });
  pass(0);
  expect(result.current).toBe('earth');

  rerender({ scene: 'fire', delayMs: 1_600 });
  pass(1_599);
  expect(result.current).toBe('earth');
  pass(1);
  expect(result.current).toBe('fire');

  rerender({ scene: 'water', delayMs: 1_600 });
  rerender({ scene: 'water', delayMs: 0 });
  expect(result.current).toBe('water');
});
