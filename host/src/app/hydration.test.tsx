import { createElement, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { HydrationOptions } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { MemoryRouter } from '@emberclutch/web/routing';
import { aSeason } from '@emberclutch/web/testing/factories.tsx';
import { notify } from '@emberclutch/web/state';
import { CelebrationSlot } from '../features/celebration/CelebrationSlot.tsx';
import { startCelebration } from '../features/celebration/celebrated-egg-count.ts';
import { toFailure } from '../features/page-reports/send-page-reports.ts';
import { serverFailureDigest, reportRecovered } from '../platform/errors/report-recovered.ts';
import { ToastSlot } from '../features/notifications/toasts/ToastSlot.tsx';
import { SeasonBadge } from '../features/season/SeasonBadge.tsx';

/** Renders a part as on the edge, and hydrates it after `changeState`. */
async function hydrate(
  serverPart: ReactNode,
  browserPart: ReactNode = serverPart,
  onRecoverableError: HydrationOptions['onRecoverableError'] = jest.fn(),
  changeState = () => {},
) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(serverPart);
  changeState();
  await act(async () => hydrateRoot(container, browserPart, { onRecoverableError }));
  return container;
}

const wrapInApp = (queryClient: QueryClient, children: ReactNode) => (
  <MemoryRouter>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </MemoryRouter>
);

it('the host hydrates the prerendered season badge without a mismatch if the season is already cached', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(seasonQueries.current().queryKey, {
    ...aSeason({ spawnSeason: 'WATER', spawnAge: 4 }),
    isNamed: true,
  });
  const onRecoverableError = jest.fn();

  const container = await hydrate(
    wrapInApp(createQueryClient(), <SeasonBadge />),
    wrapInApp(queryClient, <SeasonBadge />),
    onRecoverableError,
  );

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container).toHaveTextContent('WATER IV');
});

it('the host hydrates without a mismatch if a toast and a celebration have already begun', async () => {
  const shell = wrapInApp(
    createQueryClient(),
    <>
      <ToastSlot />
      <CelebrationSlot />
    </>,
  );
  const onRecoverableError = jest.fn();

  await hydrate(shell, shell, onRecoverableError, () => {
    notify({ type: 'warning', message: 'The cycle ends soon', persistent: true });
    startCelebration(1);
  });

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(await screen.findByText('The cycle ends soon')).toBeVisible();
});

/** A component from a script of a remote's release, so that its error stacks contain the address of the script. */
// oxlint-disable-next-line typescript/no-implied-eval -- only code with a sourceURL has the address of a release
const remoteComponent: ComponentType<{ where: string }> = new Function(
  'createElement',
  `return function Moss({ where }) { return createElement('p', null, 'Rendered in the ', where); }
  //# sourceURL=https://eggs.example/remotes/garden/2.0.0/routes.0a1b2c3d.js`,
)(createElement);

it('the host reports the remote of a part that renders differently in the browser, and shows what the browser rendered', async () => {
  const Moss = remoteComponent;
  const reportError = jest.fn<undefined, [unknown]>();
  Object.assign(globalThis, { reportError });

  const container = await hydrate(<Moss where="edge" />, <Moss where="browser" />, reportRecovered);

  expect(container).toHaveTextContent(/^Rendered in the browser$/);
  const [[error] = []] = reportError.mock.calls;
  const failure = toFailure(new ErrorEvent('error', { error }), { app: 'host', version: '1.0.0' });
  expect(failure).toMatchObject({ app: 'remote-garden', version: '2.0.0', name: 'HydrationError' });
  expect(reportError).toHaveBeenCalledTimes(1);
});

it('the host reports the original message of an error that a component throws during hydration', async () => {
  let isRendered = false;
  const Moss = () => {
    if (isRendered) return 'Moss';
    isRendered = true;
    throw new TypeError('No moss');
  };
  const createPart = (content: ReactNode) => <Suspense fallback="Loading">{content}</Suspense>;
  const reportError = jest.fn<undefined, [Error]>();
  Object.assign(globalThis, { reportError });

  const container = await hydrate(createPart('Moss'), createPart(<Moss />), reportRecovered);

  expect(container).toHaveTextContent(/^Moss$/);
  expect(reportError.mock.calls.map(([{ name, message }]) => [name, message])).toEqual([
    ['HydrationError', 'No moss'],
  ]);
});

it('the host reports nothing for a part that the edge has not rendered', () => {
  const reportError = jest.fn();
  Object.assign(globalThis, { reportError });

  reportRecovered(
    Object.assign(new Error('Switched to client rendering'), { digest: serverFailureDigest }),
    {},
  );

  expect(reportError).not.toHaveBeenCalled();
});
