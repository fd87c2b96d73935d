import { act, fireEvent, render, screen } from '@testing-library/react';
import { useFollowPointer } from './use-follow-pointer.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Follower() {
  return <figure ref={useFollowPointer()} />;
}

const move = (pointerType: string, clientX: number) => {
  fireEvent(window, new PointerEvent('pointermove', { pointerType, clientX, clientY: 0 }));
  act(() => {
    jest.advanceTimersByTime(50);
  });
};
const x = () => screen.getByRole('figure').style.getPropertyValue('--x');

it('the hero sets the position of a hovering pointer as a share of the window', () => {
  render(<Follower />);

  move('touch', 10);
  expect(x()).toBe('');
  move('mouse', window.innerWidth / 4);
  expect(x()).toBe('0.500');
  move('mouse', window.innerWidth * 9);

  expect(x()).toBe('1.000');
});

it('the hero follows nothing with reduced motion', () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
  render(<Follower />);

  move('mouse', window.innerWidth / 4);

  expect(x()).toBe('');
});
