import { act, screen, waitFor, within } from '@testing-library/react';
import { clearNotificationHistory, notify } from '@emberclutch/web/state';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { NotificationBell } from './NotificationBell.tsx';

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const center = () => screen.findByRole('region', { name: 'Notifications' });

/** Opens the list of two notifications. */
async function openBell() {
  const view = renderInHost(
    <>
      <NotificationBell />
      <p>Outside</p>
    </>,
  );
  act(() => {
    notify({ type: 'info', message: 'A quiet word' });
    notify({ type: 'warning', message: 'The cycle ends soon', navigateTo: '/spawn' });
  });
  expect(bell()).toHaveAccessibleName('Notifications, 2 unread');
  await view.user.click(bell());
  return view;
}

afterEach(() => act(clearNotificationHistory));

it('the bell shows the unread count, and the notifications newest first with their links', async () => {
  await openBell();

  const items = within(await center()).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('The cycle ends soon'),
    expect.stringContaining('A quiet word'),
  ]);
  expect(screen.getByRole('link', { name: 'The cycle ends soon' })).toHaveAttribute('href', '/spawn');
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications'));
  expect(bell()).toHaveAttribute('aria-expanded', 'true');
});

it('the center closes when a link of a notification is followed', async () => {
  const { user, currentAddress } = await openBell();

  await user.click(await screen.findByRole('link', { name: 'The cycle ends soon' }));

  expect(currentAddress()).toBe('/spawn');
  expect(screen.queryByRole('region')).toBeNull();
});

it('the center clears the history and moves the focus to the bell', async () => {
  const { user } = await openBell();

  await user.click(await screen.findByRole('button', { name: 'Clear all' }));

  expect(await center()).toHaveTextContent('No notifications yet');
  expect(bell()).toHaveFocus();
});

it('the center closes on Esc, which returns focus to the bell, and on a press outside', async () => {
  const { user } = await openBell();
  await center();
  await user.tab();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region')).toBeNull();
  expect(bell()).toHaveFocus();

  await user.click(bell());
  await center();
  await user.click(screen.getByText('Outside'));
  expect(screen.queryByRole('region')).toBeNull();
});
