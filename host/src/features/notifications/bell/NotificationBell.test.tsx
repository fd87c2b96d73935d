import { act, screen, waitFor, within } from '@testing-library/react';
import { clearNotificationHistory, notify } from '@emberclutch/web/state';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { NotificationBell } from './NotificationBell.tsx';

const getBell = () => screen.getByRole('button', { name: /^Notifications/ });
const findCenter = () => screen.findByRole('region', { name: 'Notifications' });

/** Shows two notifications, and opens their list. */
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
  expect(getBell()).toHaveAccessibleName('Notifications, 2 unread');
  await view.user.click(getBell());
  return view;
}

afterEach(() => act(clearNotificationHistory));

it('the bell shows the unread count, and the notifications newest first with their links', async () => {
  await openBell();

  const items = within(await findCenter()).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('The cycle ends soon'),
    expect.stringContaining('A quiet word'),
  ]);
  expect(screen.getByRole('link', { name: 'The cycle ends soon' })).toHaveAttribute('href', '/spawn');
  await waitFor(() => expect(getBell()).toHaveAccessibleName('Notifications'));
  expect(getBell()).toHaveAttribute('aria-expanded', 'true');
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

  expect(await findCenter()).toHaveTextContent('No notifications yet');
  expect(getBell()).toHaveFocus();
});

it('the center closes on Esc, which returns focus to the bell, and on a press outside', async () => {
  const { user } = await openBell();
  await findCenter();
  await user.tab();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region')).toBeNull();
  expect(getBell()).toHaveFocus();

  await user.click(getBell());
  await findCenter();
  await user.click(screen.getByText('Outside'));
  expect(screen.queryByRole('region')).toBeNull();
});
