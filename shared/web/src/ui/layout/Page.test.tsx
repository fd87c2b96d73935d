import { Suspense, use, useState } from 'react';
import { act, screen } from '@testing-library/react';
import { renderInHost } from '../../testing/render-in-host.tsx';
import { Page } from './Page.tsx';

it('only one element has the id of the main column while a page that suspends again is hidden', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const List = ({ eggs }: { eggs: Promise<string> | null }) => (
    <Page title="Eggs">
      <p>{eggs ? use(eggs) : 'First eggs'}</p>
    </Page>
  );
  function Eggs() {
    const [eggs, setEggs] = useState<Promise<string> | null>(null);
    return (
      <>
        <button type="button" onClick={() => setEggs(promise)}>
          Filter
        </button>
        <Suspense
          fallback={
            <Page>
              <p>Loading</p>
            </Page>
          }
        >
          <List eggs={eggs} />
        </Suspense>
      </>
    );
  }
  const readMainTexts = () => [...document.querySelectorAll('#main')].map(({ textContent }) => textContent);
  renderInHost(<Eggs />);
  expect(readMainTexts()).toEqual(['First eggs']);

  await act(async () => screen.getByRole('button', { name: 'Filter' }).click());
  expect(readMainTexts()).toEqual(['Loading']);

  await act(async () => resolve('Next eggs'));
  expect(readMainTexts()).toEqual(['Next eggs']);
});
