import { screen, waitFor } from '@testing-library/react';
import { clearStored, goldenEggAwardEvent } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anEgg, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { Reveal } from './Reveal.tsx';

let awards: unknown[] = [];
const recordAward = (event: Event) => awards.push(event instanceof CustomEvent && event.detail);

beforeEach(() => {
  awards = [];
  window.addEventListener(goldenEggAwardEvent, recordAward);
  api.use(
    http.get<{ id: string }>('*/v1/assets/:id', ({ params }) =>
      HttpResponse.json(
        anEgg({ id: Number(params.id), golden: params.id === '1235', created: Date.now() / 1_000 }),
      ),
    ),
  );
});

afterEach(() => {
  window.removeEventListener(goldenEggAwardEvent, recordAward);
  clearStored();
});

it('opens one egg after the other, and awards a golden one only when it is seen', async () => {
  const { user, onEnd } = open([1_234, 1_235]);

  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent('No. 01 234, still under seal');
  await user.click(screen.getByRole('button', { name: 'Break the seal' }));
  expect(status).toHaveTextContent('No. 01 234: Ash, brook and lantern');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(status).toHaveTextContent('No. 01 235, still under seal');
  expect(awards).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Break the seal' }));
  expect(status).toHaveTextContent('No. 01 235: Ash, brook and lantern, golden');
  expect(screen.getByRole('heading', { name: 'It is golden' })).toBeVisible();
  expect(awards).toEqual([{ count: 1, eggs: [{ id: 1_235 }] }]);
  await user.click(screen.getByRole('button', { name: 'To the receipt' }));

  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('is opened by Enter, without a way to the button', async () => {
  const { user } = open([1_234]);
  const status = await screen.findByRole('status');

  await user.keyboard('{Enter}');

  expect(status).toHaveTextContent('No. 01 234: Ash, brook and lantern');
  expect(screen.getByRole('heading', { name: 'It has arrived' })).toBeVisible();
});

it.each([
  ['a double click', '[MouseLeft][MouseLeft]'],
  ['a key that is held down', '{Enter>3/}'],
])('shows what %s has opened', async (_case, presses) => {
  const { user, onEnd } = open([1_234]);
  const button = await screen.findByRole('button', { name: 'Break the seal' });

  if (presses.startsWith('[')) await user.pointer([{ target: button }, { keys: presses }]);
  else await user.keyboard(presses);

  expect(screen.getByRole('heading', { name: 'It has arrived' })).toBeVisible();
  expect(onEnd).not.toHaveBeenCalled();
});

it('opens all at once', async () => {
  const { user } = open([1_234, 1_235]);

  await user.click(await screen.findByRole('button', { name: 'Open all at once' }));

  expect(screen.getByRole('status')).toHaveTextContent(
    /01 234: Ash, brook and lantern\. No\. 01 235: Ash, brook and lantern, golden/,
  );
  expect(screen.getByRole('button', { name: 'To the receipt' })).toHaveFocus();
  expect(screen.getByText('One of them is golden.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open all at once' })).not.toBeInTheDocument();
});

it.each([
  ['Escape', '{Escape}'],
  ['a press', null],
])('is skipped by %s', async (_case, key) => {
  const { user, onEnd } = open([1_234]);
  const skip = await screen.findByRole('button', { name: 'Skip to the receipt' });

  await (key ? user.keyboard(key) : user.click(skip));

  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('leaves out what cannot be read', async () => {
  api.use(http.get('*/v1/assets/1234', () => new HttpResponse(null, { status: 404 })));
  open([1_234, 1_235]);

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No. 01 235, still under seal'));
  expect(screen.queryByRole('button', { name: 'Open all at once' })).not.toBeInTheDocument();
});

function open(ids: number[]) {
  const onEnd = jest.fn();
  return { ...renderInHost(<Reveal ids={ids} onEnd={onEnd} />, { session: aSession() }), onEnd };
}
