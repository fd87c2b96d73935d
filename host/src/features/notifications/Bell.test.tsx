import { act, screen, waitFor, within } from '@testing-library/react';
import { clearNotificationHistory, notify } from '@emberclutch/shared/state';
import { renderInHost } from '@emberclutch/shared/testing/render-in-host';
import { Bell } from './Bell.tsx';

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const centre = () => screen.findByRole('region', { name: 'Notifications' });

function tellTwo() {
  act(() => {
    notify({ type: 'info', message: 'A quiet word' });
    notify({ type: 'warning', message: 'The cycle ends soon', navigateTo: '/spawn' });
  });
}

afterEach(() => act(clearNotificationHistory));

it('counts what nobody has read, and shows it newest first with its links', async () => {
  const { user } = renderInHost(<Bell />);
  tellTwo();
  expect(bell()).toHaveAccessibleName('Notifications, 2 unread');

  await user.click(bell());

  const items = within(await centre()).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('The cycle ends soon'),
    expect.stringContaining('A quiet word'),
  ]);
  expect(screen.getByRole('link', { name: 'The cycle ends soon' })).toHaveAttribute('href', '/spawn');
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications'));
  expect(bell()).toHaveAttribute('aria-expanded', 'true');
});

it('goes where a notice leads, and closes', async () => {
  const { user, currentAddress } = renderInHost(<Bell />);
  tellTwo();
  await user.click(bell());

  await user.click(await screen.findByRole('link', { name: 'The cycle ends soon' }));

  expect(currentAddress()).toBe('/spawn');
  expect(screen.queryByRole('region')).toBeNull();
});

it('is emptied, and the focus stays with it', async () => {
  const { user } = renderInHost(<Bell />);
  tellTwo();
  await user.click(bell());

  await user.click(await screen.findByRole('button', { name: 'Clear all' }));

  expect(await centre()).toHaveTextContent('Nothing has been told yet');
  expect(bell()).toHaveFocus();
});

it('closes on Esc, back to the bell, and on a press outside', async () => {
  const { user } = renderInHost(
    <>
      <Bell />
      <p>Outside</p>
    </>,
  );
  tellTwo();
  await user.click(bell());
  await centre();
  await user.tab();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region')).toBeNull();
  expect(bell()).toHaveFocus();

  await user.click(bell());
  await centre();
  await user.click(screen.getByText('Outside'));
  expect(screen.queryByRole('region')).toBeNull();
});
