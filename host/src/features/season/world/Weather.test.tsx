import { render } from '@testing-library/react';
import { Weather } from './Weather.tsx';

it('passes behind the text of the page', () => {
  const { container } = render(<Weather mote="<svg/>" weather={{ angle: 74, turns: 2, count: 3 }} />);

  const [air] = container.children;
  expect(air?.children).toHaveLength(3);
  expect(Number(air && getComputedStyle(air).zIndex)).toBeLessThan(0);
});
