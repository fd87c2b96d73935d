import { screen, waitFor, within } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { CalendarPage } from './CalendarPage.tsx';
import { UnsubscribePage } from './UnsubscribePage.tsx';

const hour = 3_600;
const readNow = () => Math.floor(Date.now() / 1_000);
const aCycle = (id: number, opensAt: number) => ({
  id,
  opensAt,
  closesAt: opensAt + hour,
  eggs: { count: 500, fee: '25.00' },
  keys: { count: 60, fee: '30.00' },
  currency: 'EUR',
  golden: { genomes: 4, of: 256 },
});

beforeEach(() => {
  const cycles = [-2 * hour, -600, 2 * hour, 4 * hour].map((offset, index) =>
    aCycle(index + 1, readNow() + offset),
  );
  serveSeasons({ id: 1, season: 'EARTH', age: 2, cycles });
});

it('the calendar shows past, open and future cycles in local time and UTC, with a file for each future one', async () => {
  const { user } = open();

  const region = await screen.findByRole('region', { name: 'Now and next' });
  const rows = within(region).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByText(/^(Open now|Next)$/).textContent)).toEqual([
    'Open now',
    'Next',
  ]);
  expect(within(region).getAllByText(/UTC$/)).toHaveLength(4);
  expect(within(region).getAllByText('€25.00')).toHaveLength(2);
  for (const row of rows) expect(row).toHaveTextContent('500 eggs · €25.00 per egg');
  expect(listFileLinks(region)).toEqual(['http://localhost/v1/seasons/cycles/3/calendar.ics']);
  const [later] = within(screen.getByRole('region', { name: 'After that' })).getAllByRole('listitem');
  expect(listFileLinks(later as HTMLElement)).toEqual(['http://localhost/v1/seasons/cycles/4/calendar.ics']);
  expect(screen.getByRole('link', { name: 'Subscribe in a calendar' })).toHaveAttribute(
    'href',
    'webcal://localhost/v1/seasons/calendar.ics',
  );
  const past = screen.getAllByText('Earth II').at(-1);
  expect(past).not.toBeVisible();
  await user.click(screen.getByText('Cycles that are over'));
  expect(past).toBeVisible();
});

it('the calendar shows the current season and future ones as lands, without past ones', async () => {
  const createSeason = (name: string, age: number, ...starts: number[]) => ({
    season: name,
    age,
    cycles: starts.map((start) => aCycle(readNow() + start, readNow() + start)),
  });
  serveSeasons(
    createSeason('GENESIS', 0, -9 * hour),
    createSeason('EARTH', 1, -2 * hour, -600),
    createSeason('WATER', 1, 2 * hour),
    createSeason('EARTH', 2, 4 * hour),
  );
  open();

  const frieze = await screen.findByRole('region', { name: 'The season that runs and those to come' });
  const lands = within(frieze).getAllByRole('listitem');
  expect(lands.map((land) => land.textContent)).toEqual([
    expect.stringMatching(/^Earth IUntil /),
    expect.stringMatching(/^Water IFrom /),
    expect.stringMatching(/^Earth IIFrom /),
  ]);
  await waitFor(() => expect(frieze.querySelectorAll('svg')).toHaveLength(6));
  const [first, , last] = lands.map((land) => land.querySelector('svg')?.outerHTML);
  expect(first).not.toBe(last);
});

it.each([
  [{ fee: '25.00' }, /^€25\.00 per egg$/],
  [{ count: 1, fee: '25.00' }, /^1 egg · €25\.00 per egg$/],
])('the calendar shows the number of eggs of a cycle if it is published: %j', async (eggs, regex) => {
  serveSeasons({ id: 1, season: 'EARTH', age: 2, cycles: [{ ...aCycle(1, readNow() - 600), eggs }] });
  open();

  expect(await screen.findByText((_text, element) => regex.test(element?.textContent ?? ''))).toBeVisible();
  expect(screen.queryByText('Cycles that are over')).not.toBeInTheDocument();
});

it('the calendar sets and cancels a reminder of a cycle, with one press each', async () => {
  let cycleIds: number[] = [];
  api.use(
    http.get('*/v1/seasons/reminders', () => HttpResponse.json({ cycleIds })),
    http.put('*/v1/seasons/cycles/:id/reminder', ({ params }) => {
      cycleIds = [Number(params['id'])];
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/v1/seasons/cycles/:id/reminder', () => {
      cycleIds = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = open();

  const [first] = await screen.findAllByRole('button', { name: /^Remind me of the cycle of Earth II/ });
  await user.click(first as HTMLElement);
  expect(await screen.findByText('You will get one e-mail when it opens.')).toBeVisible();
  expect(cycleIds).toEqual([3]);
  await user.click(screen.getByRole('button', { name: 'Do not remind me' }));

  await waitFor(() => expect(cycleIds).toEqual([]));
});

it('the calendar shows why the provider rejected a reminder, and when to try again', async () => {
  const refusal = { message: 'This cycle has no more reminders' };
  const init = { status: 429, headers: { 'retry-after': '40' } };
  api.use(
    http.get('*/v1/seasons/reminders', () => HttpResponse.json({ cycleIds: [] })),
    http.put('*/v1/seasons/cycles/:id/reminder', () => HttpResponse.json(refusal, init)),
  );
  const { user } = open();

  const [first] = await screen.findAllByRole('button', { name: /^Remind me of the cycle of Earth II/ });
  await user.click(first as HTMLElement);

  const message = 'This cycle has no more reminders. Try again in 40 seconds.';
  expect(await screen.findByText((text) => text.endsWith(message))).toHaveAttribute('role', 'status');
});

it.each([
  ['a visitor who is signed out', null, 200],
  ['a provider without reminders', aSession(), 404],
])('the calendar offers no reminder to %s', async (_case, session, status) => {
  api.use(http.get('*/v1/seasons/reminders', () => HttpResponse.json({ cycleIds: [] }, { status })));
  const { queryClient } = renderInHost(<CalendarPage page={page} />, { session });

  await screen.findByRole('region', { name: 'Now and next' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('button', { name: /Remind/ })).not.toBeInTheDocument();
});

it('the calendar says that the provider publishes no calendar', async () => {
  api.use(http.get('*/v1/seasons', () => new HttpResponse(null, { status: 404 })));
  jest.spyOn(console, 'error').mockImplementation();
  open();

  expect(await screen.findByText('This hatchery publishes no calendar.')).toBeVisible();
});

it.each([
  [204, /^No more reminders will be sent to you\./],
  [404, /^This link does not belong to a reminder\./],
])(
  'the calendar cancels reminders with a press, not when the link is opened: %i',
  async (status, expected) => {
    const bodies: unknown[] = [];
    api.use(
      http.post('*/v1/seasons/reminders/unsubscribe', async ({ request }) => {
        bodies.push(await request.json());
        return new HttpResponse(null, { status });
      }),
    );
    const { user } = renderInHost(<UnsubscribePage page={page} />, {
      path: '/seasons/reminders#token=abc',
    });
    const button = screen.getByRole('button', { name: 'Send me no more reminders' });
    expect(bodies).toEqual([]);

    await user.click(button);

    expect(await screen.findByText(expected)).toBeVisible();
    expect(bodies).toEqual([{ token: 'abc' }]);
  },
);

const serveSeasons = (...seasons: object[]) =>
  api.use(http.get('*/v1/seasons', () => HttpResponse.json({ seasons })));

const listFileLinks = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link', { name: /^Add to my calendar: the cycle of Earth II on /, hidden: true })
    .map((link) => link.getAttribute('href'));

const page = { path: '/seasons', title: 'Season calendar' };
const open = () => renderInHost(<CalendarPage page={page} />, { session: aSession() });
