import { randomUUID } from 'node:crypto';
import { Outbox } from '../mail/outbox.ts';
import { openForEach } from '../testing/open-for-tests.ts';
import { openTestSpawn } from '../testing/open-test-spawn.ts';
import { listMailsTo, findNewestMail, signUp } from '../testing/sign-in.ts';
import { ReminderService } from './reminder-service.ts';

const email = 'wren@example.org';
const provider = openForEach(async () => {
  const testSpawn = await openTestSpawn({ cycleDuration: 7_200, cyclePause: 7_200 });
  const mailer = new Outbox({
    ...testSpawn,
    siteName: testSpawn.config.siteName,
    contact: testSpawn.config.contact,
  });
  /** The service that the background job uses. */
  const service = new ReminderService({ ...testSpawn, mailer, publicUrl: 'https://eggs.example' });
  return { ...testSpawn, player: await signUp(testSpawn, email), service };
});

interface Cycle {
  id: number;
  opensAt: number;
}

/** Lists the open cycle, and the cycles that follow it. */
async function listCycles(): Promise<[Cycle, Cycle, Cycle]> {
  const { seasons } = (await provider.get('/v1/seasons')).json<{ seasons: { cycles: Cycle[] }[] }>();
  // A calendar always has at least three cycles.
  return seasons.flatMap(({ cycles }) => cycles) as [Cycle, Cycle, Cycle];
}
const findNextCycle = async () => (await listCycles())[1];

const sendReminderRequest = async (method: 'put' | 'delete', id: number, { player } = provider) =>
  (await player[method](`/v1/seasons/cycles/${id}/reminder`)).statusCode;

const unsubscribe = async (token: unknown) =>
  (await provider.post('/v1/seasons/reminders/unsubscribe', { token })).statusCode;

const listReminders = async ({ player } = provider): Promise<number[]> =>
  (await player.get('/v1/seasons/reminders')).json().cycleIds;

const listSentReminders = async () =>
  (await listMailsTo(provider, email)).filter(({ subject }) => subject.includes('spawn cycle'));

/** Moves the clock to the given number of seconds before a cycle opens. */
const setClockBefore = ({ opensAt }: Cycle, secondsBefore = 0) => provider.clock.set(opensAt - secondsBefore);

it('sends one e-mail, shortly before the cycle opens', async () => {
  const cycle = await findNextCycle();
  expect([await sendReminderRequest('put', cycle.id), await sendReminderRequest('put', cycle.id)]).toEqual([
    204, 204,
  ]);
  expect(await listReminders()).toEqual([cycle.id]);

  await provider.service.sendDueReminders();
  expect(await listSentReminders()).toEqual([]);
  setClockBefore(cycle, 600);
  // Two processes run the job at the same time, and one of them again later.
  await Promise.all([provider.service.sendDueReminders(), provider.service.sendDueReminders()]);
  await provider.service.sendDueReminders();

  expect(await listSentReminders()).toMatchObject([{ subject: 'A spawn cycle of Genesis opens soon' }]);
  expect(await listReminders()).toEqual([]);
});

it('reminds more accounts than one batch contains', async () => {
  const cycle = await findNextCycle();
  const { db } = provider;
  const ids = Array.from({ length: 101 }, () => randomUUID());
  const accounts = ids.map((id) => ({
    id,
    email: `${id}@example.org`,
    display_name: 'Wren',
    created_at: 1,
  }));
  await db.insertInto('accounts').values(accounts).execute();
  const reminderRows = ids.map((account_id) => ({ account_id, cycle_id: cycle.id, created_at: 1 }));
  await db.insertInto('cycle_reminders').values(reminderRows).execute();
  setClockBefore(cycle, 600);

  await provider.service.sendDueReminders();

  const sentMails = db.selectFrom('mails').select('id').where('subject', 'like', 'A spawn cycle%');
  expect(await sentMails.execute()).toHaveLength(101);
});

it('cancels a reminder', async () => {
  const cycle = await findNextCycle();
  await sendReminderRequest('put', cycle.id);
  expect(await sendReminderRequest('delete', cycle.id)).toBe(204);

  setClockBefore(cycle);
  await provider.service.sendDueReminders();

  expect(await listSentReminders()).toEqual([]);
});

it('cancels all reminders with the link of one, without a session', async () => {
  const [, first, second] = await listCycles();
  for (const { id } of [first, second]) await sendReminderRequest('put', id);
  setClockBefore(first);
  await provider.service.sendDueReminders();
  const { text } = await findNewestMail(provider, email);

  expect(await unsubscribe(/\/seasons\/reminders#token=([\w-]+)/.exec(text)?.[1])).toBe(204);

  setClockBefore(second);
  await provider.service.sendDueReminders();
  expect(await listSentReminders()).toHaveLength(1);
});

it('rejects a token that it did not send, and cycles that are open, past or unknown', async () => {
  const [openCycle] = await listCycles();

  expect([await unsubscribe('a'.repeat(43)), await unsubscribe('short')]).toEqual([404, 400]);
  expect([await sendReminderRequest('put', openCycle.id), await sendReminderRequest('put', 999_999)]).toEqual(
    [404, 404],
  );
});

it('does not show or change the reminders of another account', async () => {
  const { id } = await findNextCycle();
  await sendReminderRequest('put', id);
  const otherProvider = { ...provider, player: await signUp(provider, 'finch@example.org') };

  await sendReminderRequest('delete', id, otherProvider);

  expect([await listReminders(otherProvider), await listReminders()]).toEqual([[], [id]]);
});

it('offers the calendar and one cycle as a file', async () => {
  const cycles = await listCycles();
  const [, { id }] = cycles;
  const calendarFile = await provider.get('/v1/seasons/calendar.ics');
  const cycleFile = await provider.get(`/v1/seasons/cycles/${id}/calendar.ics`);

  expect(calendarFile.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    etag: expect.any(String),
  });
  expect(calendarFile.body.match(/^UID:cycle-\d+/gm)).toEqual(cycles.map((cycle) => `UID:cycle-${cycle.id}`));
  expect(cycleFile.body.match(/^UID:cycle-\d+/gm)).toEqual([`UID:cycle-${id}`]);
  expect(cycleFile.headers['content-disposition']).toContain(`spawn-cycle-${id}.ics`);
  expect((await provider.get('/v1/seasons/cycles/999999/calendar.ics')).statusCode).toBe(404);
});
