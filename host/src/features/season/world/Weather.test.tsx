import { fireEvent, render } from '@testing-library/react';
import { Weather } from './Weather.tsx';

it('the weather ignores presses and is hidden from assistive technology', () => {
  const { container } = render(<Weather mote="<svg/>" weather={{ angle: 74, turns: 2, count: 3 }} />);

  const [air] = container.children;
  expect(air?.children).toHaveLength(3);
  expect(air && getComputedStyle(air).pointerEvents).toBe('none');
  expect(air).toHaveAttribute('aria-hidden', 'true');
});

it.each([
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['a turn of the wheel', () => fireEvent.wheel(document.body)],
])('the weather ends on %s', (_case, interact) => {
  const { container } = render(<Weather mote="<svg/>" weather={{ angle: 74, turns: 2, count: 3 }} />);
  expect(container.children).toHaveLength(1);

  interact();

  expect(container).toBeEmptyDOMElement();
});
