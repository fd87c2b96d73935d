import { createUnconnectedDatabase } from '../../platform/database/create-unconnected-database.ts';
import { openForAll } from '../../testing/open-for-tests.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { hashSecret } from '../../platform/secret.ts';
import { testClient } from '../../testing/sign-in.ts';
import { untilWaitingForLock } from '../../testing/until-waiting-for-lock.ts';
import { lockCodeRequests } from './code-flow-repository.ts';
import { CodeFlowService } from './code-flow-service.ts';

const provider = openForAll(openTestProvider);

const request = (identifier: string, clientAddress = '203.0.113.7') => ({
  purpose: 'sign_in' as const,
  identifier,
  isAddress: true,
  displayName: null,
  client: {
    clientAddress,
    userAgent: undefined,
    previousChallenge: null,
    mightLoseFlow: true,
    knownBrowser: null,
    isSignedIn: false,
  },
  findAccount: async () => undefined,
});

const openCodes = () =>
  new CodeFlowService({
    db: provider.db,
    clock: provider.clock,
    settings: provider.config.code,
    knownBrowsers: provider.app.knownBrowsers,
  });

it('waits for another process that begins a flow of the same address, without blocking a connection', async () => {
  const { db } = provider;
  const codes = openCodes();

  const begun = await db.transaction().execute(async (trx) => {
    await lockCodeRequests(trx, { identifier: 'moss@example.com', clientNetwork: '198.51.100.1' });
    const waiting = codes.begin(request('moss@example.com'));
    await new Promise((done) => setTimeout(done, 60));
    return { waiting };
  });

  expect(await begun.waiting).toMatchObject({ code: expect.any(Number) });
});

it('lets a code work once, even in a flow that begins while the code is redeemed', async () => {
  const { db } = provider;
  const codes = openCodes();
  const identifier = 'elm@example.com';
  const { challenge, code } = await codes.begin({ ...request(identifier), displayName: 'Elm' });
  const redeem = (challengeOf: string) =>
    codes.redeem('sign_in', { ...testClient, challenge: challengeOf, code: code ?? 0 }, async () => 'used');
  const { id: _id, ...first } = await db
    .selectFrom('auth_flows')
    .selectAll()
    .where('challenge_hash', '=', hashSecret(challenge))
    .executeTakeFirstOrThrow();

  const { redeeming } = await db.transaction().execute(async (trx) => {
    await lockCodeRequests(trx, { identifier, clientNetwork: '198.51.100.1' });
    const begun = { redeeming: redeem(challenge) };
    await untilWaitingForLock(db);
    // It waits for the code of the first flow, which this transaction has read as unused.
    const second = { ...first, challenge_hash: hashSecret('second') };
    await trx.insertInto('auth_flows').values(second).execute();
    return begun;
  });

  expect(await redeeming).toBe('used');
  await expect(redeem('second')).rejects.toMatchObject({ code: 'code_expired' });
});

it('limits the flows of an address, even under concurrent requests', async () => {
  const codes = openCodes();

  const results = await Promise.allSettled(
    Array.from({ length: 12 }, () => codes.begin(request('fern@example.com', '203.0.113.8'))),
  );

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(provider.config.code.perEmail);
});

it('rejects a network that is over its limit without a database query', async () => {
  const { db, clock, config } = provider;
  const { knownBrowsers } = provider.app;
  const dependencies = { db, clock, settings: { ...config.code, perEmail: 2 }, knownBrowsers };
  const codes = new CodeFlowService(dependencies);
  const begin = () => codes.begin(request('ash@example.com', '203.0.113.9')).catch(({ code }) => code);
  for (let count = 0; count < 3; count += 1) await begin();

  dependencies.db = createUnconnectedDatabase().db;
  const refused = await begin();
  dependencies.db = db;
  clock.advance({ seconds: config.code.window });

  expect(refused).toBe('too_many_requests');
  expect(await begin()).toMatchObject({ code: expect.any(Number) });
});
