import { asOperator } from '../testing/open-test-provider.ts';
import { randomUUID } from 'node:crypto';
import type { TestProvider } from '../testing/open-test-provider.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import type { SignedInAccount } from '../testing/sign-in.ts';
import { newestMail, signUp } from '../testing/sign-in.ts';
import { Outbox } from '../mail/outbox.ts';
import { embeddedCalendar } from './calendar-settings.ts';
import { ReminderService } from './reminder-service.ts';

const email = 'wren@example.org';
let provider: TestProvider;
let player: SignedInAccount;
/** The service as the background job uses it. */
let service: ReminderService;

beforeEach(async () => {
  const calendar = { ...embeddedCalendar, pastSeasons: 0, cycleOpen: 7_200, cyclePause: 7_200 };
  provider = await openTestProvider({ calendar });
  player = await signUp(provider, email);
  const { db, clock } = provider;
  const mailer = new Outbox({ db, clock, siteName: provider.config.siteName });
  service = new ReminderService({ db, clock, mailer, publicUrl: 'https://eggs.example' });
});
afterEach(() => provider.close());

it('reminds by one mail, shortly before the cycle opens', async () => {
  const { id, opensAt } = await nextCycle();
  expect((await ask('PUT', id)).statusCode).toBe(204);
  expect((await ask('PUT', id)).statusCode).toBe(204);
  expect(await reminders()).toEqual([id]);

  await service.sendDue();
  expect(await sentReminders()).toHaveLength(0);
  provider.clock.advance({ seconds: opensAt - provider.clock.now() / 1_000 - 600 });
  // Two processes at once, and later again.
  await Promise.all([service.sendDue(), service.sendDue()]);
  await service.sendDue();

  const [mail, ...others] = await sentReminders();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('A spawn cycle of Genesis opens soon');
  expect(await reminders()).toEqual([]);
});

it('reminds more accounts than it reads at once', async () => {
  const { id, opensAt } = await nextCycle();
  const { db, clock } = provider;
  const accounts = Array.from({ length: 101 }, () => randomUUID());
  await db
    .insertInto('accounts')
    .values(
      accounts.map((account) => ({
        id: account,
        email: `${account}@example.org`,
        display_name: 'Wren',
        created_at: 1,
      })),
    )
    .execute();
  await db
    .insertInto('cycle_reminders')
    .values(accounts.map((account) => ({ account_id: account, cycle_id: id, created_at: 1 })))
    .execute();
  clock.advance({ seconds: opensAt - clock.now() / 1_000 - 600 });

  await service.sendDue();

  const sent = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subject', 'like', 'A spawn cycle%')
    .executeTakeFirstOrThrow();
  expect(sent.count).toBe(101);
});

it('cancels a reminder', async () => {
  const { id, opensAt } = await nextCycle();
  await ask('PUT', id);
  expect((await ask('DELETE', id)).statusCode).toBe(204);

  provider.clock.advance({ seconds: opensAt - provider.clock.now() / 1_000 });
  await service.sendDue();

  expect(await sentReminders()).toHaveLength(0);
});

it('cancels all reminders by the link of one, without a session', async () => {
  const [first, second] = await comingCycles();
  await ask('PUT', first.id);
  await ask('PUT', second.id);
  provider.clock.advance({ seconds: first.opensAt - provider.clock.now() / 1_000 });
  await service.sendDue();
  const { text } = await newestMail(provider, email);
  const token = /\/seasons\/reminders#token=([\w-]+)/.exec(text)?.[1];

  const answer = await unsubscribe({ token });

  expect(answer.statusCode).toBe(204);
  provider.clock.advance({ seconds: second.opensAt - provider.clock.now() / 1_000 });
  await service.sendDue();
  expect(await sentReminders()).toHaveLength(1);
});

it('refuses a token that it did not send, and cycles that are open, past or unknown', async () => {
  const open = await openCycle();

  expect((await unsubscribe({ token: 'a'.repeat(43) })).statusCode).toBe(404);
  expect((await unsubscribe({ token: 'short' })).statusCode).toBe(400);
  expect((await ask('PUT', open.id)).statusCode).toBe(404);
  expect((await ask('PUT', 999_999)).statusCode).toBe(404);
  // More than the column of an id can hold.
  expect((await ask('DELETE', 2_147_483_648)).statusCode).toBe(400);
});

it('is private', async () => {
  const { id } = await nextCycle();
  await ask('PUT', id);
  const other = await signUp(provider, 'finch@example.org');

  const theirs = await provider.inject({ url: '/v1/seasons/reminders', headers: other.headers });
  await provider.inject({
    method: 'DELETE',
    url: `/v1/seasons/cycles/${id}/reminder`,
    headers: other.headers,
  });

  expect(theirs.json()).toEqual({ cycleIds: [] });
  expect(await reminders()).toEqual([id]);
});

it('offers the calendar and one cycle as a file', async () => {
  const { id } = await nextCycle();
  const all = await provider.inject({ url: '/v1/seasons/calendar.ics' });
  const one = await provider.inject({ url: `/v1/seasons/cycles/${id}/calendar.ics` });

  expect(all.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(all.headers.etag).toBeDefined();
  const cycles = [await openCycle(), ...(await comingCycles())];
  expect(all.body.match(/^UID:cycle-\d+/gm)).toEqual(cycles.map((cycle) => `UID:cycle-${cycle.id}`));
  expect(one.body.match(/^UID:cycle-\d+/gm)).toEqual([`UID:cycle-${id}`]);
  expect(one.headers['content-disposition']).toContain(`spawn-cycle-${id}.ics`);
  expect((await provider.inject({ url: '/v1/seasons/cycles/999999/calendar.ics' })).statusCode).toBe(404);
});

interface Cycle {
  id: number;
  opensAt: number;
  closesAt: number;
}

async function cyclesFrom(isWanted: (cycle: Cycle, now: number) => boolean): Promise<[Cycle, Cycle]> {
  const answer = await provider.inject({ url: '/v1/seasons' });
  const { seasons } = answer.json<{ seasons: { cycles: Cycle[] }[] }>();
  const now = provider.clock.now() / 1_000;
  // A calendar always has cycles of each kind that a test asks for.
  return seasons.flatMap(({ cycles }) => cycles).filter((cycle) => isWanted(cycle, now)) as [Cycle, Cycle];
}

const comingCycles = () => cyclesFrom(({ opensAt }, now) => opensAt > now);
const nextCycle = async () => (await comingCycles())[0];
const openCycle = async () =>
  (await cyclesFrom(({ opensAt, closesAt }, now) => opensAt <= now && closesAt > now))[0];

const ask = (method: 'PUT' | 'DELETE', id: number) =>
  provider.inject({ method, url: `/v1/seasons/cycles/${id}/reminder`, headers: player.headers });

const unsubscribe = (payload: object) =>
  provider.inject({ method: 'POST', url: '/v1/seasons/reminders/unsubscribe', payload });

async function reminders(): Promise<number[]> {
  const answer = await provider.inject({ url: '/v1/seasons/reminders', headers: player.headers });
  return answer.json<{ cycleIds: number[] }>().cycleIds;
}

async function sentReminders() {
  const outbox = await provider.inject({ url: '/outbox.json', headers: asOperator });
  return outbox
    .json<{ to: string; subject: string }[]>()
    .filter(({ to, subject }) => to === email && subject.includes('spawn cycle'));
}
