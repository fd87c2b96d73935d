import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, NavLink, useLocation, useNavigationType } from '@emberclutch/web/routing';

function CurrentLocation() {
  const { pathname, search, state } = useLocation();
  return <output>{[useNavigationType(), pathname + search, state].filter(Boolean).join(' ')}</output>;
}

it.each([
  [
    'navigates with its state, and replaces the history entry if `replace` is set',
    false,
    'REPLACE /pond?deep=true here',
  ],
  ['does not navigate if its handler prevents the default', true, 'POP /garden'],
])('the link %s', async (_what, shouldPrevent, location) => {
  render(
    <MemoryRouter initialEntries={['/garden']}>
      <Link
        to="/pond?deep=true"
        state="here"
        replace
        onClick={(event) => shouldPrevent && event.preventDefault()}
      >
        Pond
      </Link>
      <CurrentLocation />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Pond' });
  expect(link).toHaveAttribute('href', '/pond?deep=true');

  await userEvent.click(link);

  expect(screen.getByRole('status')).toHaveTextContent(location);
});

it.each(['https://pay.example/session?id=7', 'webcal://eggs.example/cycles.ics', '/v1/cycles.ics'])(
  'the link with `reloadDocument` lets the browser load %s as a document',
  async (address) => {
    const handleClick = jest.fn((event: MouseEvent) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    render(
      <MemoryRouter initialEntries={['/garden']}>
        <Link to={address} reloadDocument>
          File
        </Link>
        <CurrentLocation />
      </MemoryRouter>,
    );
    document.addEventListener('click', handleClick, { once: true });

    expect(screen.getByRole('link')).toHaveAttribute('href', address);
    await userEvent.click(screen.getByRole('link'));

    expect(handleClick).toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('POP /garden');
  },
);

it.each([
  ['/news', 'page'],
  ['/news/first-eggs', 'page'],
  ['/News/', 'page'],
  ['/newsletter', null],
  ['/', null],
])('on the page %s, a link to /news has the attribute aria-current: %j', (address, current) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <NavLink to="/news">News</NavLink>
    </MemoryRouter>,
  );

  expect(screen.getByRole('link', { name: 'News' }).getAttribute('aria-current')).toBe(current);
});
