import { act, screen, waitFor } from '@testing-library/react';
import {
  clearNotificationHistory,
  dismissNotification,
  notificationsAtom,
  notify,
  showTransientToast,
  notificationHistoryAtom,
  store,
} from '@emberclutch/shared/state';
import { renderInHost } from '@emberclutch/shared/testing/render-in-host';
import { NotificationSlot } from './NotificationSlot.tsx';

/** jsdom runs no animations, by whose ends the toasts come and go. */
const endAnimation = (element: Element | null) =>
  act(() => element?.dispatchEvent(new Event('animationend', { bubbles: true })));

const toastOf = (text: string) => screen.getByText(text).closest('.Toastify__toast');
const clockOf = (text: string) => toastOf(text)?.querySelector<HTMLElement>('[role="progressbar"]') ?? null;

/** A toast that has come in and whose clock runs. */
async function showToast(text: string) {
  await screen.findByText(text);
  await endAnimation(toastOf(text));
}

afterEach(() =>
  act(() => {
    store.get(notificationsAtom).forEach(({ id }) => dismissNotification(id));
    clearNotificationHistory();
  }),
);

it('shows at most three notes, and goes where a pressed one leads', async () => {
  const { user, currentAddress } = renderInHost(<NotificationSlot />);
  act(() => {
    notify({ type: 'info', message: 'first', persistent: true });
    notify({ type: 'info', message: 'second', persistent: true });
    notify({ type: 'warning', message: 'The cycle ends soon', persistent: true, navigateTo: '/spawn' });
    notify({ type: 'error', message: 'fourth', persistent: true });
  });

  expect(await screen.findByText('fourth')).toBeVisible();
  expect(screen.queryByText('first')).toBeNull();
  await user.click(screen.getByText('The cycle ends soon'));

  await waitFor(() => expect(currentAddress()).toBe('/spawn'));
  expect(store.get(notificationsAtom).map(({ message }) => message)).toEqual(['second', 'fourth']);
  expect(store.get(notificationHistoryAtom).filter(({ isRead }) => isRead)).toHaveLength(1);
});

it.each([
  [3_000, '3000ms'],
  [10_000, '5000ms'],
])('runs its bar over the lesser of 5 s and %i ms', async (duration, length) => {
  renderInHost(<NotificationSlot />);
  act(() => notify({ type: 'info', message: `for ${duration}`, duration }));
  await showToast(`for ${duration}`);

  expect(clockOf(`for ${duration}`)).toHaveStyle({
    animationDuration: length,
    animationPlayState: 'running',
  });
  await endAnimation(clockOf(`for ${duration}`));

  expect(store.get(notificationsAtom)).toEqual([]);
  expect(store.get(notificationHistoryAtom)[0]?.isRead).toBe(false);
});

it('is taken away by its button, and then counts as read', async () => {
  const { user } = renderInHost(<NotificationSlot />);
  act(() => notify({ type: 'info', message: 'stays', persistent: true }));
  await showToast('stays');

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(store.get(notificationsAtom)).toEqual([]);
  expect(store.get(notificationHistoryAtom)[0]?.isRead).toBe(true);
});

it('waits while the focus is on it', async () => {
  renderInHost(<NotificationSlot />);
  act(() => notify({ type: 'info', message: 'read me' }));
  await showToast('read me');

  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await waitFor(() => expect(clockOf('read me')).toHaveStyle({ animationPlayState: 'paused' }));

  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  await waitFor(() => expect(clockOf('read me')).toHaveStyle({ animationPlayState: 'running' }));
});

it('says things in passing at the bottom right, for five seconds', async () => {
  renderInHost(<NotificationSlot />);
  act(() => void showTransientToast({ type: 'success', message: 'Back online' }));
  await showToast('Back online');

  expect(toastOf('Back online')?.parentElement).toHaveClass('Toastify__toast-container--bottom-right');
  expect(clockOf('Back online')).toHaveStyle({ animationDuration: '5000ms' });
});
