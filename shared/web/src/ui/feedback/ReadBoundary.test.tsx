import { Suspense } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { renderInHost } from '../../testing/render-in-host.tsx';
import { errorMessages } from './error-messages.ts';
import { ReadBoundary } from './ReadBoundary.tsx';

const timeOut = () => Promise.reject(new ApiError('timed_out', 0));
const neverRespond = () => new Promise<string>(() => undefined);
const respond = () => Promise.resolve('7 players');

/** A page that waits for one call, with the call's results in order. */
function openPage(responses: (() => Promise<string>)[]) {
  function Players() {
    const query = { queryKey: ['players'], queryFn: () => (responses.shift() ?? neverRespond)() };
    return <p>{useSuspenseQuery(query).data}</p>;
  }
  return renderInHost(
    <ReadBoundary messages={errorMessages}>
      <ReadBoundary messages={errorMessages}>
        <Suspense fallback="Loading">
          <Players />
        </Suspense>
      </ReadBoundary>
    </ReadBoundary>,
  );
}

it('the boundary shows nothing during the first attempt, and announces the retries of a failed call until it succeeds', async () => {
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  openPage([() => first.promise, () => second.promise]);
  expect(await screen.findByText('Loading')).toBeVisible();
  // Screen readers announce text added to an existing status.
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();

  first.reject(new ApiError('timed_out', 0));
  await waitFor(() => expect(status).toHaveTextContent('No answer yet. Trying again.'));
  second.resolve('7 players');

  expect(await screen.findByText('7 players')).toBeVisible();
  await waitFor(() => expect(status).toBeEmptyDOMElement());
  expect(status).toBeInTheDocument();
});

it('the boundary retries at once when the player presses Retry', async () => {
  const { user } = openPage([timeOut, neverRespond, respond]);

  await user.click(await screen.findByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('7 players')).toBeVisible();
});

it('the boundary shows the failure after three attempts, and Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { user } = openPage([timeOut, timeOut, timeOut, respond]);

  expect(await screen.findByRole('alert')).toHaveTextContent('The hatchery took too long to answer.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('7 players')).toBeVisible();
});

it('the boundary passes a bug of a whole page to the boundary around it', () => {
  jest.spyOn(console, 'error').mockImplementation();
  function Players(): never {
    throw new TypeError('players is undefined');
  }
  const page = (
    <ReadBoundary messages={errorMessages} isPage>
      <Players />
    </ReadBoundary>
  );

  expect(() => renderInHost(page)).toThrow('players is undefined');
});

it.each([
  [true, 1],
  [undefined, 2],
])('the heading of a failure follows from `isPage`: %s, level %i', (isPage, level) => {
  jest.spyOn(console, 'error').mockImplementation();
  function Players(): never {
    throw new ApiError('timed_out', 0);
  }
  renderInHost(
    <ReadBoundary messages={errorMessages} title="No players" isPage={isPage}>
      <Players />
    </ReadBoundary>,
  );

  expect(screen.getByRole('heading', { name: 'No players', level })).toBeVisible();
});
