import { render, screen } from '@testing-library/react';
import { useClock } from './use-clock.ts';

function Seconds() {
  return <output>{useClock((now) => now % 2)}</output>;
}

it('reads one second in a row, also where the clock moves on between two reads', () => {
  let now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 700));

  render(<Seconds />);

  // React warns of values that differ, and a warning fails a test.
  expect(screen.getByRole('status').textContent).toMatch(/^[01]$/);
});
