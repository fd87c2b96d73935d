import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clearStored, goldenEggAwardEvent } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anEgg, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { Reveal } from './Reveal.tsx';
import { passTime } from '@emberclutch/web/testing/pass-time.ts';

let awards: unknown[] = [];
const recordAward = (event: Event) => awards.push(event instanceof CustomEvent && event.detail);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
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
  jest.useRealTimers();
  window.removeEventListener(goldenEggAwardEvent, recordAward);
  clearStored();
});

it('the reveal opens one egg after another, and awards a golden one only once it is seen', async () => {
  const { user, onEnd } = open([1_234, 1_235]);

  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent('No. 01 234, still under seal. Wax of the House of Fire.');
  await user.click(screen.getByRole('button', { name: 'Break the seal' }));
  expect(status).toHaveTextContent('No. 01 234: Ash, brook and lantern');
  await passTime(4_000);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(status).toHaveTextContent('No. 01 235, still under seal');
  expect(awards).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Break the seal' }));
  expect(status).toHaveTextContent('No. 01 235: Ash, brook and lantern, golden');
  expect(screen.getByRole('heading', { name: 'It is golden' })).toBeVisible();
  expect(awards).toEqual([]);
  await passTime(4_000);
  expect(awards).toEqual([{ count: 1, eggs: [{ id: 1_235 }] }]);
  await user.click(screen.getByRole('button', { name: 'To the receipt' }));

  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('the reveal does not award the golden egg of another keeper', async () => {
  const egg = anEgg({ id: 1_235, accId: 'another', golden: true, created: Date.now() / 1_000 });
  api.use(http.get('*/v1/assets/1235', () => HttpResponse.json(egg)));
  const { user } = open([1_235]);

  await user.click(await screen.findByRole('button', { name: 'Break the seal' }));
  await passTime(4_000);
  expect(screen.getByRole('heading', { name: 'It is golden' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'To the receipt' })).toBeVisible();

  expect(awards).toEqual([]);
});

it('the reveal scrolls back to the start of the stage for the next parcel', async () => {
  const { user } = open([1_234, 1_235]);
  await user.click(await screen.findByRole('button', { name: 'Break the seal' }));
  await passTime(4_000);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 360, 900));
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation();

  await user.click(screen.getByRole('button', { name: 'Next' }));

  expect(scrollBy).toHaveBeenCalledWith({ top: -300, behavior: 'auto' });
});

it.each([
  ['Enter, without a focus on the button first', '{Enter}'],
  ['a key that is held down', '{Enter>3/}'],
  ['a double click', '[MouseLeft][MouseLeft]'],
])('the reveal shows the assets that %s has opened', async (_case, presses) => {
  const { user, onEnd } = open([1_234]);
  const button = await screen.findByRole('button', { name: 'Break the seal' });

  if (presses.startsWith('[')) await user.pointer([{ target: button }, { keys: presses }]);
  else await user.keyboard(presses);

  expect(screen.getByRole('heading', { name: 'It has arrived' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('No. 01 234: Ash, brook and lantern');
  expect(onEnd).not.toHaveBeenCalled();
});

it('the reveal opens on a long press, whose end has no further effect', async () => {
  const { user, onEnd } = open([1_234]);
  const button = await screen.findByRole('button', { name: 'Break the seal' });

  await user.pointer({ target: button, keys: '[MouseLeft>]' });
  await passTime(600);
  expect(screen.getByRole('heading', { name: 'It arrives under seal' })).toBeVisible();
  await passTime(400);
  expect(screen.getByRole('heading', { name: 'It has arrived' })).toBeVisible();
  await passTime(4_000);
  await user.pointer({ target: button, keys: '[/MouseLeft]' });

  expect(screen.getByRole('button', { name: 'To the receipt' })).toBeVisible();
  expect(onEnd).not.toHaveBeenCalled();
});

it('the reveal stays sealed if the pointer is released beside it, and keeps the page dark until the end', async () => {
  const { user, unmount } = open([1_234]);
  const button = await screen.findByRole('button', { name: 'Break the seal' });

  await user.pointer([{ target: button, keys: '[MouseLeft>]' }, { target: document.body }]);
  await passTime(2_000);

  expect(screen.getByRole('heading', { name: 'It arrives under seal' })).toBeVisible();
  expect(document.documentElement).toHaveClass('dark');
  unmount();
  expect(document.documentElement).not.toHaveClass('dark');
});

it.each([
  ['0a'.repeat(32), /you can verify that/],
  [null, /When its cycle has closed/],
])('the reveal links to the verification of the draw, with the secret %p', async (secret, message) => {
  const draw = { cycleId: 7, message: '7:1234', secretHash: '0'.repeat(64), secret };
  api.use(http.get('*/v1/genomes/:id', () => HttpResponse.json({ genome: null, genes: [], draw })));
  const { user } = open([1_234]);

  await user.click(await screen.findByRole('button', { name: 'Break the seal' }));

  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByText('How it was drawn')).toHaveAttribute('href', '/genome-explorer/1234');
});

it('the reveal opens all at once', async () => {
  const { user } = open([1_234, 1_235]);

  await user.click(await screen.findByRole('button', { name: 'Open all at once' }));

  expect(screen.getByRole('status')).toHaveTextContent(
    /01 234: Ash, brook and lantern\. No\. 01 235: Ash, brook and lantern, golden/,
  );
  await passTime(4_000);
  expect(screen.getByRole('button', { name: 'To the receipt' })).toHaveFocus();
  expect(screen.getByText('One of them is golden.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open all at once' })).not.toBeInTheDocument();
});

it.each([
  ['Escape', '{Escape}'],
  ['a press', null],
])('the reveal ends on %s', async (_case, key) => {
  const { user, onEnd } = open([1_234]);
  const skip = await screen.findByRole('button', { name: 'Skip to the receipt' });

  await (key ? user.keyboard(key) : user.click(skip));

  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('the reveal omits assets that cannot be read', async () => {
  api.use(http.get('*/v1/assets/1234', () => new HttpResponse(null, { status: 404 })));
  open([1_234, 1_235]);

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No. 01 235, still under seal'));
  expect(screen.queryByRole('button', { name: 'Open all at once' })).not.toBeInTheDocument();
});

function open(ids: number[]) {
  const onEnd = jest.fn();
  const view = renderInHost(<Reveal ids={ids} onEnd={onEnd} />, { session: aSession() });
  return { ...view, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), onEnd };
}
