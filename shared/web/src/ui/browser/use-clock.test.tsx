import { act, render, screen } from '@testing-library/react';
import { useClock } from './use-clock.ts';

afterEach(() => jest.useRealTimers());

function Seconds() {
  return <output>{useClock((now) => now % 2)}</output>;
}

it('consecutive reads return the same second, even if the clock advances between them', () => {
  let now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 700));

  render(<Seconds />);

  // React warns about different values, and a warning fails a test.
  expect(screen.getByRole('status').textContent).toMatch(/^[01]$/);
});

it('the clock does not read a value again before it may change', () => {
  jest.useFakeTimers({ now: noon * 1_000 });
  render(<Minutes />);
  const before = read.mock.calls.length;

  advanceClock(59);
  expect(read).toHaveBeenCalledTimes(before);

  advanceClock(1);
  expect(screen.getByRole('status')).toHaveTextContent(String(noon / 60 + 1));
});

it('the clock reads every value again after the clock was set back', () => {
  jest.useFakeTimers({ now: noon * 1_000 });
  render(<Minutes />);
  advanceClock(1);

  jest.setSystemTime((noon - 600) * 1_000);
  advanceClock(1);

  expect(screen.getByRole('status')).toHaveTextContent(String(noon / 60 - 10));
});

const noon = Date.UTC(2031, 3, 1, 12) / 1_000;
const read = jest.fn((now: number) => Math.floor(now / 60));

function Minutes() {
  return <output>{useClock(read, (now) => now - (now % 60) + 60)}</output>;
}

const advanceClock = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));
