import { act, screen, waitFor } from '@testing-library/react';
import {
  clearNotificationHistory,
  dismissNotification,
  notificationsAtom,
  notify,
  showTransientToast,
  notificationHistoryAtom,
  store,
} from '@emberclutch/web/state';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { ToastSlot } from './ToastSlot.tsx';

/** Toasts enter and leave on `animationend`, which jsdom does not dispatch. */
const endAnimation = (element: Element | null) =>
  act(() => element?.dispatchEvent(new Event('animationend', { bubbles: true })));

const findToast = (text: string) => screen.getByText(text).closest('.Toastify__toast');
const findProgressBar = (text: string) =>
  findToast(text)?.querySelector<HTMLElement>('[role="progressbar"]') ?? null;

/** Waits for a toast and ends its enter animation, which starts its timer. */
async function waitForToast(text: string) {
  await screen.findByText(text);
  await endAnimation(findToast(text));
}

afterEach(() =>
  act(() => {
    store.get(notificationsAtom).forEach(({ id }) => dismissNotification(id));
    clearNotificationHistory();
  }),
);

it('the toast layer shows at most three toasts, and opens the page of a pressed toast', async () => {
  const { user, currentAddress } = renderInHost(<ToastSlot />);
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
  [3_000, '3s'],
  [10_000, '5s'],
])('a toast closes after the lesser of 5 s and %i ms', async (duration, expected) => {
  renderInHost(<ToastSlot />);
  act(() => notify({ type: 'info', message: `for ${duration}`, duration }));
  await waitForToast(`for ${duration}`);

  expect(findProgressBar(`for ${duration}`)).toHaveStyle({
    animationDuration: expected,
    animationPlayState: 'running',
  });
  await endAnimation(findProgressBar(`for ${duration}`));

  expect(store.get(notificationsAtom)).toEqual([]);
  expect(store.get(notificationHistoryAtom)[0]?.isRead).toBe(false);
});

it('a toast closes when its button is pressed, and is then marked as read', async () => {
  const { user } = renderInHost(<ToastSlot />);
  act(() => notify({ type: 'info', message: 'stays', persistent: true }));
  await waitForToast('stays');

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(store.get(notificationsAtom)).toEqual([]);
  expect(store.get(notificationHistoryAtom)[0]?.isRead).toBe(true);
});

it('a toast pauses its timer while it has the focus', async () => {
  renderInHost(<ToastSlot />);
  act(() => notify({ type: 'info', message: 'read me' }));
  await waitForToast('read me');

  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await waitFor(() => expect(findProgressBar('read me')).toHaveStyle({ animationPlayState: 'paused' }));

  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  await waitFor(() => expect(findProgressBar('read me')).toHaveStyle({ animationPlayState: 'running' }));
});

it('the toast layer pauses the timer of a toast that appears while another one is being read', async () => {
  renderInHost(<ToastSlot />);
  act(() => notify({ type: 'info', message: 'read me' }));
  await waitForToast('read me');
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await waitFor(() => expect(findProgressBar('read me')).toHaveStyle({ animationPlayState: 'paused' }));

  act(() => notify({ type: 'info', message: 'me too' }));
  await waitForToast('me too');

  await waitFor(() => expect(findProgressBar('me too')).toHaveStyle({ animationPlayState: 'paused' }));
});

it('the toast layer pauses the timer of a toast that appears under a pointer that does not move', async () => {
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':hover' || matches.call(this, selector);
  });
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(matchMedia(media), { matches: media === '(hover: hover)' }));
  renderInHost(<ToastSlot />);

  act(() => notify({ type: 'info', message: 'here' }));
  await waitForToast('here');

  await waitFor(() => expect(findProgressBar('here')).toHaveStyle({ animationPlayState: 'paused' }));
});

it('the toast layer shows transient toasts at the bottom right for five seconds', async () => {
  renderInHost(<ToastSlot />);
  act(() => void showTransientToast({ type: 'success', message: 'Back online' }));
  await waitForToast('Back online');

  expect(document.getElementById('main')).toBeNull(); // only the page may have this id
  expect(findToast('Back online')?.parentElement).toHaveClass('Toastify__toast-container--bottom-right');
  expect(findProgressBar('Back online')).toHaveStyle({ animationDuration: '5s' });
});
