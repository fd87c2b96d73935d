import { act, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from '@emberclutch/web/routing';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { RouteFocus } from './RouteFocus.tsx';

const findMain = () => document.getElementById('main');

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

/** Renders a page as a remote does once its chunk has loaded. */
const renderRemote = (html: string) =>
  act(() => {
    const slot = document.getElementById('slot');
    if (slot) slot.innerHTML = html;
  });

it('the host focuses the main element of a remote that loads later, and the element that replaces its skeleton', async () => {
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'Spawn' }));
  expect(findMain()).toBeNull();

  renderRemote('<main id="main" tabindex="-1">Skeleton</main>');
  await waitFor(() => expect(findMain()).toHaveFocus());

  renderRemote('<main id="main" tabindex="-1">Page</main>');
  await waitFor(() => expect(findMain()).toHaveFocus());
  expect(findMain()).toHaveTextContent('Page');
});

it('the host keeps the focus that a page sets itself', async () => {
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'Spawn' }));
  renderRemote('<main id="main" tabindex="-1"><input aria-label="Eggs"></main>');
  await waitFor(() => expect(findMain()).toHaveFocus());

  act(() => screen.getByLabelText('Eggs').focus());
  await act(async () => findMain()?.append(document.createElement('p')));

  expect(screen.getByLabelText('Eggs')).toHaveFocus();
});

it('the host does not move the focus after the player has pressed a key', async () => {
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'Spawn' }));
  await user.keyboard('{Shift}');

  await act(async () => renderRemote('<main id="main" tabindex="-1"></main>'));

  expect(findMain()).not.toHaveFocus();
});

it('the host does not move the focus on the first page', () => {
  renderPages();

  expect(document.body).toHaveFocus();
});

it('the host focuses and scrolls to the element that the hash names once it is rendered', async () => {
  const scrolledIds: string[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolledIds.push(this.id);
  };
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'Fees' }));

  renderRemote('<main id="main" tabindex="-1"><h2 id="fees">Fees</h2></main>');

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Fees' })).toHaveFocus());
  expect(scrolledIds).toEqual(['fees']);
});
