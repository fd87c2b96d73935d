import { openCollector, findAttribute } from '@emberclutch/server/testing/open-collector.ts';
import type { CollectedSpan } from '@emberclutch/server/testing/open-collector.ts';
import { startTracing } from '@emberclutch/server/tracing/start-tracing.ts';
import { MailQueue } from './mail/mail-queue.ts';
import { createSmtpTransport } from './mail/create-smtp-transport.ts';
import { openMailServer } from './testing/open-mail-server.ts';
import { openStripeSales } from './testing/open-stripe-sales.ts';

it('traces requests with their statements, e-mails and calls to the payment service', async () => {
  const collector = await openCollector();
  const tracing = { endpoint: collector.url, serviceName: null, ratio: 1 };
  const stopTracing = await startTracing({ tracing }, 'emberclutch-provider');
  const mailServer = await openMailServer();
  const smtp = { url: mailServer.url, from: 'Keepers <keepers@emberclutch.example>' };
  const world = await openStripeSales({}, { smtp, trustProxy: false });
  const player = await world.signIn();
  await world.openSession(player, 1);
  const login = { email: `${player.id}@example.com` };
  await world.post('/v1/auth/login', login);
  const transport = createSmtpTransport(smtp);
  const { db, clock } = world;
  const { siteName, contact } = world.config;
  await new MailQueue({ db, clock, siteName, contact, transport }).deliverDueMails();
  transport.close();
  await world.close();
  await stopTracing();

  const spans = collector.listSpans();
  const findSpan = (name: string) => spans.find((span) => span.name === name);
  const listChildren = (parent: CollectedSpan | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId).map(({ name }) => name);
  expect(listChildren(findSpan('POST /v1/auth/login'))).toEqual(
    expect.arrayContaining(['postgresql select', 'postgresql insert']),
  );
  expect(listChildren(findSpan('GET /v1/checkouts/:id'))).toEqual(
    expect.arrayContaining(['postgresql select', 'stripe POST /v1/checkout/sessions']),
  );
  expect(mailServer.received).toHaveLength(1);
  expect(findSpan('mail send')?.kind).toBe(3);
  const statements = spans.flatMap((span) => findAttribute(span, 'db.query.text') ?? []);
  expect(statements.some((text) => text.startsWith('insert into "mail_queue"'))).toBe(true);
  expect(JSON.stringify(spans)).not.toContain(login.email);
  await Promise.all([mailServer.close(), collector.close()]);
});
