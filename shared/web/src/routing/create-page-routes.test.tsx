import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link, useLocation, useNavigate } from '@emberclutch/web/routing';
import { renderInHost } from '../testing/render-in-host.tsx';
import type { PageProps } from './app-page.ts';
import { createPageRoutes } from './create-page-routes.tsx';

const Eggs = ({ page }: PageProps) => (
  <>
    <h1>{page.title}</h1>
    <Link to="/eggs/golden">Golden</Link>
  </>
);

const loadEggs = async (): Promise<ComponentType<PageProps>> => Eggs;

/** Like the slot of a remote: unmounts the routes on an error, and mounts them again on Retry. */
class RetryBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ hasFailed: false })}>
        Retry
      </button>
    );
  }
}

it('the remote shows a preloaded page at once', async () => {
  const PageRoutes = createPageRoutes([{ id: 'egg', path: '/eggs/:id', title: 'Egg', load: loadEggs }]);
  await PageRoutes.preload('/eggs/7');

  renderInHost(<PageRoutes />, { path: '/eggs/7' });

  expect(screen.getByRole('heading', { name: 'Egg' })).toBeVisible();
});

it('the remote keeps the elements of a component that two pages share', async () => {
  const PageRoutes = createPageRoutes([
    { id: 'eggs', path: '/eggs', title: 'Eggs', load: loadEggs },
    { id: 'golden', path: '/eggs/golden', title: 'Golden eggs', load: loadEggs },
  ]);
  const { user } = renderInHost(<PageRoutes />, { path: '/eggs' });
  const link = await screen.findByRole('link', { name: 'Golden' });

  await user.click(link);

  expect(await screen.findByRole('heading', { name: 'Golden eggs' })).toBeVisible();
  expect(link).toBeInTheDocument();
});

it('the remote keeps a page with `isKept` for Back, with its search, and drops the page that was opened from it', async () => {
  const List = ({ page }: PageProps) => {
    const { search } = useLocation();
    return (
      <>
        <h1>{page.title}</h1>
        <output>{search}</output>
        <Link to="/eggs/7">Seven</Link>
      </>
    );
  };
  function Egg() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    );
  }
  const PageRoutes = createPageRoutes([
    { id: 'eggs', path: '/eggs', title: 'Eggs', isKept: true, load: async () => List },
    { id: 'egg', path: '/eggs/:id', title: 'Egg', load: async () => Egg },
  ]);
  const { user } = renderInHost(<PageRoutes />, { path: '/eggs?house=fire' });
  const link = await screen.findByRole('link', { name: 'Seven' });

  await user.click(link);
  const back = await screen.findByRole('button', { name: 'Back' });
  expect(link).not.toBeVisible();
  await user.click(back);

  await waitFor(() => expect(link).toBeVisible());
  expect(screen.getByRole('status')).toHaveTextContent('?house=fire');
  expect(back).not.toBeInTheDocument();
});

it('the remote stays on a page that was opened from a page with `isKept` when the player follows a link to an anchor', async () => {
  history.replaceState(null, '', '/eggs');
  const PageRoutes = createPageRoutes([
    { id: 'eggs', path: '/eggs', title: 'Eggs', isKept: true, load: loadEggs },
    { id: 'egg', path: '/eggs/golden', title: 'Golden', load: async () => () => <h1>Golden egg</h1> },
  ]);
  render(
    <BrowserRouter>
      <PageRoutes />
    </BrowserRouter>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Golden' }));
  const heading = await screen.findByRole('heading', { name: 'Golden egg' });

  // Imitates the browser: like the first entry of the router, the new entry has no key.
  act(() => {
    history.pushState(null, '', '/eggs/golden#main');
    dispatchEvent(new PopStateEvent('popstate'));
  });

  expect(heading).toBeVisible();
});

it('the remote loads a page again after a failure, when its routes are mounted again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React reports what the boundary caught
  const load = jest.fn(loadEggs).mockRejectedValueOnce(new Error('ChunkLoadError'));
  const PageRoutes = createPageRoutes([{ id: 'eggs', path: '/eggs', title: 'Eggs', load }]);
  const { user } = renderInHost(
    <RetryBoundary>
      <PageRoutes />
    </RetryBoundary>,
    { path: '/eggs' },
  );

  await user.click(await screen.findByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { name: 'Eggs' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
