import { render } from '@testing-library/react';
import { Weather } from './Weather.tsx';

it('takes no press and is not read aloud', () => {
  const { container } = render(<Weather mote="<svg/>" weather={{ angle: 74, turns: 2, count: 3 }} />);

  const [air] = container.children;
  expect(air?.children).toHaveLength(3);
  expect(air && getComputedStyle(air).pointerEvents).toBe('none');
  expect(air).toHaveAttribute('aria-hidden', 'true');
});
