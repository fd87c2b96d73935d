import { fireEvent, render, screen } from '@testing-library/react';
import { useFollowPointer } from './LivingHero.tsx';

afterEach(() => jest.restoreAllMocks());

function Follower() {
  return <figure ref={useFollowPointer()} />;
}

const movePointer = (pointerType: string, clientX: number) =>
  fireEvent(window, new PointerEvent('pointermove', { pointerType, clientX, clientY: 0 }));
const readX = () => screen.getByRole('figure').style.getPropertyValue('--x');

it('the hero sets a custom property to the position of a mouse relative to its figure, but ignores touch', () => {
  render(<Follower />);

  movePointer('touch', 10);
  expect(readX()).toBe('');
  movePointer('mouse', window.innerWidth / 4);
  expect(readX()).toBe('0.500');
  movePointer('mouse', window.innerWidth * 9);

  expect(readX()).toBe('1.000');
});

it('the hero does not follow the pointer with reduced motion', () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
  render(<Follower />);

  movePointer('mouse', window.innerWidth / 4);

  expect(readX()).toBe('');
});
