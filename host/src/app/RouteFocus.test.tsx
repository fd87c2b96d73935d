import { act, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from '@emberclutch/shared/routing';
import { renderInHost } from '@emberclutch/shared/testing/render-in-host';
import { RouteFocus } from './RouteFocus.tsx';

const main = () => document.getElementById('main');

function renderPages() {
  window.scrollTo = jest.fn();
  return renderInHost(
    <>
      <RouteFocus />
      <Link to="/spawn">Spawn</Link>
      <Link to="/spawn#fees">Fees</Link>
      <div id="slot" />
      <Routes>
        <Route path="/" element={<main id="main" tabIndex={-1} />} />
        <Route path="/spawn" element={null} />
      </Routes>
    </>,
  );
}

/** What a remote does when it has come: it draws its page. */
const draw = (html: string) =>
  act(() => {
    const slot = document.getElementById('slot');
    if (slot) slot.innerHTML = html;
  });

it('focuses the page of a remote that comes later, and what replaces its skeleton', async () => {
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'Spawn' }));
  expect(main()).toBeNull();

  draw('<main id="main" tabindex="-1">Skeleton</main>');
  await waitFor(() => expect(main()).toHaveFocus());

  draw('<main id="main" tabindex="-1">Page</main>');
  await waitFor(() => expect(main()).toHaveFocus());
  expect(main()).toHaveTextContent('Page');
});

it('leaves the focus where a page puts it', async () => {
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'Spawn' }));
  draw('<main id="main" tabindex="-1"><input aria-label="Eggs"></main>');
  await waitFor(() => expect(main()).toHaveFocus());

  act(() => screen.getByLabelText('Eggs').focus());
  await act(async () => main()?.append(document.createElement('p')));

  expect(screen.getByLabelText('Eggs')).toHaveFocus();
});

it('lets a player who has moved on alone', async () => {
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'Spawn' }));
  await user.keyboard('{Shift}');

  await act(async () => draw('<main id="main" tabindex="-1"></main>'));

  expect(main()).not.toHaveFocus();
});

it('does not take the focus when the page stays', () => {
  renderPages();

  expect(document.body).toHaveFocus();
});

it('begins at the place that the address names, once it is here', async () => {
  const scrolledTo: string[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id);
  };
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'Fees' }));

  draw('<main id="main" tabindex="-1"><h2 id="fees">Fees</h2></main>');

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Fees' })).toHaveFocus());
  expect(scrolledTo).toEqual(['fees']);
});
