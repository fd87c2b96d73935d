import { act, screen } from '@testing-library/react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import type { RenderedInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { startCelebration, endCelebration } from './celebrated-egg-count.ts';
import { CelebrationSlot } from './CelebrationSlot.tsx';

async function renderCelebration() {
  const view = renderInHost(
    <>
      <button type="button">Behind</button>
      <CelebrationSlot />
    </>,
  );
  act(() => startCelebration(2));
  await screen.findByText('2 Golden eggs');
  return view;
}

const isOver = () => screen.queryByText('2 Golden eggs') === null;

afterEach(() => act(endCelebration));

it.each([
  ['a key such as Tab, which keeps its effect', (user: RenderedInHost['user']) => user.keyboard('{Tab}')],
  [
    'a press anywhere',
    (user: RenderedInHost['user']) => user.click(screen.getByRole('button', { name: 'Behind' })),
  ],
])('the celebration is hidden from assistive technology, and ends on %s', async (_what, end) => {
  const { user } = await renderCelebration();
  expect(screen.getByText('2 Golden eggs').closest('[aria-hidden="true"]')).not.toBeNull();

  await end(user);

  expect(isOver()).toBe(true);
  expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus();
});

it.each(['{Enter}', ' ', '{Escape}'])(
  'the celebration ends on %j, without pressing an element behind it',
  async (key) => {
    const { user } = await renderCelebration();
    const handlePress = jest.fn();
    document.addEventListener('keydown', handlePress);
    const button = screen.getByRole('button', { name: 'Behind' });
    button.addEventListener('click', handlePress);
    button.focus();

    await user.keyboard(key);

    expect(isOver()).toBe(true);
    expect(handlePress).not.toHaveBeenCalled();
    document.removeEventListener('keydown', handlePress);
  },
);

it('the celebration ends by itself, and can be started again', async () => {
  jest.useFakeTimers();
  renderInHost(<CelebrationSlot />);
  act(() => startCelebration(2));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(isOver()).toBe(false);

  await act(() => jest.advanceTimersByTimeAsync(4_800));
  expect(isOver()).toBe(true);

  act(() => startCelebration(2));
  expect(isOver()).toBe(false);
  jest.useRealTimers();
});
