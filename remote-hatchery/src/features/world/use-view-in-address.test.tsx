import { act, renderHook } from '@testing-library/react';
import { useViewInAddress } from './use-view-in-address.ts';
import { readWorldView, writeWorldView } from './world-view.ts';
import { createPilot } from './testing/create-pilot.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('the hook reports the view once the camera rests, but not while the camera follows a dragon', () => {
  const pilot = createPilot();
  const handleRest = jest.fn();
  renderHook(() => useViewInAddress(pilot, handleRest));

  act(() => {
    pilot.fit();
    jest.advanceTimersByTime(2_000);
  });
  expect(handleRest).not.toHaveBeenCalled();
  act(() => {
    pilot.moveTo({ x: 3_000, y: 2_000, zoom: 0.5 });
    jest.advanceTimersByTime(300);
    pilot.moveTo({ x: 3_300, y: 2_000, zoom: 0.5 });
    jest.advanceTimersByTime(2_000);
  });
  expect(handleRest.mock.calls).toEqual([[{ x: 3_300, y: 2_000, zoom: 0.5 }]]);
  act(() => {
    pilot.follow(7, { isStill: true });
    jest.advanceTimersByTime(2_000);
  });

  expect(handleRest).toHaveBeenLastCalledWith(null);
});

it('the hook returns the view before the camera has come to rest', () => {
  const pilot = createPilot();
  const { result } = renderHook(() => useViewInAddress(pilot, () => {}));
  expect(result.current()).toBeUndefined();

  act(() => pilot.moveTo({ x: 3_000, y: 2_000, zoom: 0.5 }));
  expect(result.current()).toEqual({ x: 3_000, y: 2_000, zoom: 0.5 });
  act(() => jest.advanceTimersByTime(2_000));
  expect(result.current()).toBeUndefined();
  act(() => pilot.follow(7, { isStill: true }));

  expect(result.current()).toBeNull();
});

it('the page reads the view from the address that it wrote, and ignores invalid views', () => {
  const view = { isList: false, focus: 9, at: { x: 3_300, y: -120, zoom: 0.5 } };

  const params = writeWorldView(view, new URLSearchParams('house=water'));

  expect(params.toString()).toBe('house=water&focus=9&at=3300%2C-120%2C0.500');
  expect(readWorldView(params)).toEqual(view);
  for (const address of ['1,2', '1,2,x', '1e9,2,1', '99999999,1,1'])
    expect(readWorldView(new URLSearchParams({ at: address })).at).toBeNull();
});
