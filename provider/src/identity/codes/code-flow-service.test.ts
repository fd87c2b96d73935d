import { createUnconnectedDatabase } from '../../testing/create-unconnected-database.ts';
import { openForAll } from '../../testing/open-for-tests.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { hashSecret } from '../../platform/secret.ts';
import { testClient } from '../../testing/sign-in.ts';
import { waitForBlockedStatements } from '../../testing/wait-for-blocked-statements.ts';
import { lockCodeRequests } from './code-flow-repository.ts';
import { CodeFlowService } from './code-flow-service.ts';

const provider = openForAll(openTestProvider);

const createRequest = (identifier: string, clientAddress = '203.0.113.7') => ({
  purpose: 'sign_in' as const,
  identifier,
  client: {
    clientAddress,
    userAgent: undefined,
    canLoseFlow: true,
  },
});

const createCodes = () =>
  new CodeFlowService({
    db: provider.db,
    clock: provider.clock,
    settings: provider.config.code,
    knownBrowsers: provider.app.knownBrowsers,
  });

it('waits for another process that begins a flow of the same address, without blocking a connection', async () => {
  const { db } = provider;
  const codes = createCodes();

  const transactionResult = await db.transaction().execute(async (trx) => {
    await lockCodeRequests(trx, { identifier: 'moss@example.com', clientNetwork: '198.51.100.1' });
    const waitingRequest = codes.begin(createRequest('moss@example.com'));
    await new Promise((done) => setTimeout(done, 60));
    return { waitingRequest };
  });

  expect(await transactionResult.waitingRequest).toMatchObject({ code: expect.any(Number) });
});

it('lets a code work once, even in a flow that begins while the code is redeemed', async () => {
  const { db } = provider;
  const codes = createCodes();
  const identifier = 'elm@example.com';
  const { challenge, code } = await codes.begin({ ...createRequest(identifier), displayName: 'Elm' });
  const redeem = (flowChallenge: string) =>
    codes.redeem('sign_in', { ...testClient, challenge: flowChallenge, code: code ?? 0 }, async () => 'used');
  const { id: _id, ...first } = await db
    .selectFrom('auth_flows')
    .selectAll()
    .where('challenge_hash', '=', hashSecret(challenge))
    .executeTakeFirstOrThrow();

  const { redemption } = await db.transaction().execute(async (trx) => {
    await lockCodeRequests(trx, { identifier, clientNetwork: '198.51.100.1' });
    const transactionResult = { redemption: redeem(challenge) };
    await waitForBlockedStatements(db);
    // The second flow waits for the code of the first, which this transaction has read as unused.
    const second = { ...first, challenge_hash: hashSecret('second') };
    await trx.insertInto('auth_flows').values(second).execute();
    return transactionResult;
  });

  expect(await redemption).toBe('used');
  await expect(redeem('second')).rejects.toMatchObject({ code: 'code_expired' });
});

it('limits the flows of an address, even under concurrent requests', async () => {
  const codes = createCodes();

  const results = await Promise.allSettled(
    Array.from({ length: 12 }, () => codes.begin(createRequest('fern@example.com', '203.0.113.8'))),
  );

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(provider.config.code.perEmail);
});

it('rejects a network that is over its limit without a database query', async () => {
  const { db, clock, config } = provider;
  const { knownBrowsers } = provider.app;
  const dependencies = { db, clock, settings: { ...config.code, perEmail: 2 }, knownBrowsers };
  const codes = new CodeFlowService(dependencies);
  const beginFlow = () =>
    codes.begin(createRequest('ash@example.com', '203.0.113.9')).catch(({ code }) => code);
  for (let count = 0; count < 3; count += 1) await beginFlow();

  dependencies.db = createUnconnectedDatabase().db;
  const rejection = await beginFlow();
  dependencies.db = db;
  clock.advance({ seconds: config.code.window });

  expect(rejection).toBe('too_many_requests');
  expect(await beginFlow()).toMatchObject({ code: expect.any(Number) });
});
