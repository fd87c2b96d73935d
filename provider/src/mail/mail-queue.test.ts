import type { MailServer } from '../testing/open-mail-server.ts';
import { openMailServer } from '../testing/open-mail-server.ts';
import { openForEach } from '../testing/open-for-tests.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import type { QueuedMail } from './mail-queue-repository.ts';
import { claimDueMails, countQueuedMails } from './mail-queue-repository.ts';
import { MailQueue } from './mail-queue.ts';
import { createSmtpTransport } from './create-smtp-transport.ts';

const contact = { operator: 'Eggs Ltd', address: '1 Shell Lane, Dover', mail: 'help@eggs.example' };
const from = 'Emberclutch <keepers@emberclutch.example>';

let peer: MailServer;
let stops: (() => void)[];
const provider = openForEach(async () => {
  stops = [];
  peer = await openMailServer();
  const testProvider = await openTestProvider({ smtp: { url: peer.url, from } });
  const close = async () => {
    for (const stop of stops) stop();
    await testProvider.close();
    await peer.close();
  };
  return { ...testProvider, close };
});

/** Opens a queue on the same database, as another process would. */
function openQueue(deliver?: (mail: QueuedMail) => Promise<void>) {
  const transport = deliver
    ? { deliver, close: () => undefined }
    : createSmtpTransport({ url: peer.url, from });
  stops.push(() => transport.close());
  const { db, clock } = provider;
  return new MailQueue({ db, clock, siteName: 'Eggs & Co', contact, transport });
}

const createMail = (position: number) => ({
  to: `keeper${position}@example.com`,
  subject: `No. ${position}`,
  text: 'Hello.',
  code: null,
});
const codeMail = { ...createMail(1), subject: 'Code', code: 12_345_678 };

async function sendReminders(queue: MailQueue, count: number) {
  for (let index = 0; index < count; index += 1) await queue.send({ ...createMail(index), isBulk: true });
}

const listSubjects = () => peer.received.map(({ source }) => /^Subject: (.*?)\r?$/m.exec(source)?.[1]);

it('sends the mail of a transaction once it has committed, and no mail of a rolled-back one', async () => {
  const queue = openQueue();
  const { db } = provider;

  await db.transaction().execute((trx) => queue.send(createMail(1), trx));
  const failure = new Error('The sale failed.');
  const rolledBack = db.transaction().execute(async (trx) => {
    await queue.send(createMail(2), trx);
    throw failure;
  });
  await expect(rolledBack).rejects.toBe(failure);
  await queue.deliverDueMails();

  expect(peer.received.map(({ to }) => to)).toEqual([['keeper1@example.com']]);
});

it('a queue that is stopping leaves unclaimed e-mails to another process', async () => {
  await openQueue().send(createMail(1));

  await openQueue().deliverDueMails(undefined, AbortSignal.abort());
  expect(peer.received).toEqual([]);
  await openQueue().deliverDueMails();

  expect(peer.received).toHaveLength(1);
});

it('sends a code by mail, without an outbox', async () => {
  const body = { email: 'moss@example.com', displayName: 'Moss' };
  const { challenge } = (await provider.post('/v1/auth/signup', body)).json();

  await openQueue().deliverDueMails();

  const [firstMail, ...otherMails] = peer.received;
  expect(otherMails).toEqual([]);
  expect(firstMail).toMatchObject({ from: 'keepers@emberclutch.example', to: ['moss@example.com'] });
  const source = firstMail?.source ?? '';
  expect(source).toContain(`From: ${from}`);
  expect(source).toMatch(/^Auto-Submitted: auto-generated/im);
  const code = Number(/\b(\d{4}) (\d{4})\b/.exec(source)?.slice(1).join(''));
  expect((await provider.post('/v1/auth/confirm', { code, challenge })).statusCode).toBe(200);
  for (const url of ['/outbox', '/outbox.json']) expect((await provider.get(url)).statusCode).toBe(404);
  // The queue does not keep a sent mail.
  expect(await provider.db.selectFrom('mail_queue').selectAll().execute()).toEqual([]);
});

it('sends codes before receipts, and both before reminders', async () => {
  const order: string[] = [];
  const queue = openQueue(async ({ subject }) => void order.push(subject));
  await sendReminders(queue, 30);
  provider.clock.advance({ seconds: 1 });
  for (let index = 0; index < 9; index += 1) await queue.send({ ...createMail(index), subject: 'Receipt' });
  await queue.send(codeMail);

  await queue.deliverDueMails();

  expect(order).toHaveLength(40);
  const otherSubjects = order.filter((subject) => subject !== 'Code');
  expect(otherSubjects.slice(0, 10).filter((subject) => subject === 'Receipt')).toHaveLength(9);
});

it('sends a code while a slow mail server still takes a batch of reminders', async () => {
  const { promise: hang, resolve: release } = Promise.withResolvers<void>();
  const { promise: firstReminder, resolve: handleReminder } = Promise.withResolvers<void>();
  const { promise: codeDelivery, resolve: handleCode } = Promise.withResolvers<string>();
  const queue = openQueue(async ({ subject }) => {
    if (subject === 'Code') return handleCode(subject);
    handleReminder();
    return hang;
  });
  const jobs = [queue.createJob('codes').start(undefined), queue.createJob('others').start(undefined)];
  await sendReminders(queue, 12);
  await firstReminder;

  await queue.send(codeMail);

  expect(await codeDelivery).toBe('Code');
  release();
  await Promise.all(jobs.map((stop) => stop()));
});

it('reserves connections for codes, which slow reminders cannot block', async () => {
  const { promise: hang, resolve: release } = Promise.withResolvers<void>();
  peer.stall.until = hang;
  const queue = openQueue();
  await sendReminders(queue, 10);
  const reminders = queue.deliverDueMails();
  while (peer.stall.count < 5) await new Promise((resolve) => setImmediate(resolve));
  peer.stall.until = null;

  await queue.send(codeMail);
  await queue.deliverDueMails();

  expect(listSubjects()).toEqual(['Code']);
  release();
  await reminders;
});

it('sends each e-mail once with several processes', async () => {
  const queues = Array.from({ length: 6 }, () => openQueue());
  // Delivering an empty queue opens each process's connection, so that no process has a head start.
  await Promise.all(queues.map((queue) => queue.deliverDueMails()));
  for (let index = 0; index < 40; index += 1) await queues[0]?.send(createMail(index));

  await Promise.all(queues.map((queue) => queue.deliverDueMails()));

  const expected = Array.from({ length: 40 }, (_, index) => createMail(index).subject);
  expect(peer.received).toHaveLength(40);
  expect(new Set(listSubjects())).toEqual(new Set(expected));
});

/** `describe` on a server; the embedded database has only one connection. */
const describeOnServer = process.env.TESTS_RUN_ON ? describe : describe.skip;

describeOnServer('on a server', () => {
  it('leaves an e-mail that another process is claiming at that moment', async () => {
    const queue = openQueue();
    await queue.send(createMail(1));
    await queue.send(createMail(2));
    const now = provider.clock.nowInSeconds();
    const lease = { lane: 'others', now, leaseEnd: now + 60 } as const;

    const claims = await provider.db.transaction().execute(async (trx) => {
      const first = await claimDueMails(trx, { ...lease, max: 1 });
      return [first, await claimDueMails(provider.db, { ...lease, max: 2 })];
    });

    expect(claims.map((mails) => mails.map(({ subject }) => subject))).toEqual([['No. 1'], ['No. 2']]);
  });
});

it('retries with growing pauses and the same message id', async () => {
  const queue = openQueue();
  peer.refusals.push(451, 451);
  await queue.send(createMail(1));
  const [{ id } = { id: '' }] = await provider.db.selectFrom('mail_queue').select('id').execute();

  const attemptsLeft: number[] = [];
  for (const seconds of [0, 4, 1, 14, 1]) {
    provider.clock.advance({ seconds });
    await queue.deliverDueMails();
    attemptsLeft.push(peer.refusals.length + 1 - peer.received.length);
  }

  // After 0, 5 and 20 seconds.
  expect(attemptsLeft).toEqual([2, 2, 1, 1, 0]);
  expect(peer.received[0]?.source).toContain(`Message-ID: <${id}@emberclutch.example>`);
});

it('gives up an e-mail that the server rejects permanently, and erases its text', async () => {
  const queue = openQueue();
  peer.refusals.push(550);
  await queue.send(createMail(1));

  await queue.deliverDueMails();

  const given_up_at = provider.clock.now() / 1000;
  expect(await provider.db.selectFrom('mail_queue').selectAll().execute()).toMatchObject([
    { given_up_at, last_failure: 'EMESSAGE 550', subject: '', text: '' },
  ]);
});

it('gives up when the server is unavailable for twenty minutes', async () => {
  const queue = openQueue();
  await peer.close();
  await queue.send(createMail(1));

  for (let minute = 0; minute < 25; minute += 1) {
    await queue.deliverDueMails();
    provider.clock.advance({ minutes: 1 });
  }

  expect(await countQueuedMails(provider.db)).toEqual({ waiting: 0, oldest: null, givenUp: 1 });
  peer = await openMailServer();
});

it('resends the mail of a process that was killed, with the same message id', async () => {
  const { promise: acceptance, resolve: handleAccepted } = Promise.withResolvers<void>();
  const transport = createSmtpTransport({ url: peer.url, from });
  stops.push(() => transport.close());
  const killedQueue = openQueue(async (claimedMail) => {
    await transport.deliver(claimedMail);
    handleAccepted();
    return new Promise(() => undefined);
  });
  await killedQueue.send(createMail(1));
  void killedQueue.deliverDueMails();
  await acceptance;
  const queue = openQueue();

  await queue.deliverDueMails();
  expect(peer.received).toHaveLength(1);
  provider.clock.advance({ seconds: 120 });
  await queue.deliverDueMails();

  const [first, ...otherIds] = peer.received.map(({ source }) => /^Message-ID: (.+?)\r?$/m.exec(source)?.[1]);
  expect(first).toMatch(/@emberclutch\.example>$/);
  expect(otherIds).toEqual([first]);
});
