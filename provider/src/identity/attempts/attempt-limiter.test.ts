import { AttemptLimiter } from './attempt-limiter.ts';
import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { openTestSpawn } from '../../testing/open-test-spawn.ts';

const text = 'a'.repeat(43);
const code = 12_345_678;
const assertion = {
  id: text,
  rawId: text,
  type: 'public-key',
  response: { authenticatorData: text, clientDataJSON: text, signature: text },
};
const attestation = { attestationObject: text, clientDataJSON: text };

/** A valid body for each call with a limit. */
const bodies: Record<string, object> = {
  '/v1/auth/signup': { email: 'ada@example.com', displayName: 'Ada' },
  '/v1/auth/login': { email: 'ada@example.com' },
  '/v1/auth/confirm': { code },
  '/v1/auth/end-flow': { challenge: text },
  '/v1/account/forgot-password/init': { username: 'Ada' },
  '/v1/account/forgot-password/complete': { code },
  '/v1/webauthn/login/begin': {},
  '/v1/webauthn/login/finish': { assertion, sessionData: text },
  '/v1/webauthn/register/begin': {},
  '/v1/webauthn/register/finish': { ...assertion, response: attestation, sessionData: text },
  '/v1/account/email/begin': { email: 'ben@example.com' },
  '/v1/account/email/finish': { challenge: text, currentCode: code, newCode: code },
  '/v1/account/reauthentication/passkey/begin': {},
  '/v1/account/reauthentication/passkey/finish': { assertion, sessionData: text },
  '/v1/account/reauthentication/code/begin': {},
  '/v1/account/reauthentication/code/finish': { code, challenge: text },
};

it('limits all calls with codes or passkeys, and says when to try again', async () => {
  const limits = { perEmail: 1, perEmailAndDay: 40, perAddress: 1, wrongPerEmail: 1, bareCodesPerNetwork: 1 };
  const world = await openTestSpawn(
    {},
    { code: { lifetime: 600, tries: 5, window: 600, ...limits }, attempts: { window: 600, perAddress: 1 } },
  );
  const player = await world.signIn();
  const { paths } = OpenApiDocument.parse((await world.get('/v1/openapi.json')).json());
  // The sale limits concurrent calls, and the security log limits changes per day.
  const pathsLimitedElsewhere = [
    '/v1/eggs/spawn/lock',
    '/v1/voucher/purchase',
    '/v1/account/security-events/{id}/disown',
  ];
  const limitedPaths = Object.keys(paths).filter(
    (path) => !pathsLimitedElsewhere.includes(path) && paths[path]?.['post']?.responses['429'],
  );
  expect(limitedPaths.toSorted()).toEqual(Object.keys(bodies).toSorted());

  for (const path of limitedPaths) {
    await player.post(path, bodies[path] ?? {});
    const { statusCode, headers } = await player.post(path, bodies[path] ?? {});

    expect({ path, statusCode }).toEqual({ path, statusCode: 429 });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
  }
  await world.close();
});

it('does not write to the database for a network that is already blocked', async () => {
  const { db, clock, close } = await openTestSpawn();
  const limiter = new AttemptLimiter({ db, clock, settings: { perAddress: 2, window: 600 } });

  const outcomes = [];
  for (let count = 0; count < 6; count += 1)
    outcomes.push(await limiter.count('confirm', '203.0.113.7').catch(({ code }) => code));
  const rows = await db.selectFrom('attempts').select(['subject', 'count']).execute();
  clock.advance({ minutes: 10 });
  await limiter.count('confirm', '203.0.113.7');

  expect(outcomes).toEqual([undefined, undefined, ...Array.from({ length: 4 }, () => 'too_many_requests')]);
  expect(rows).toEqual([{ subject: 'confirm 203.0.113.7', count: 3 }]);
  await close();
});

it('counts a /64 of IPv6 as one network, and a /48 as four', async () => {
  const { db, clock, close } = await openTestSpawn();
  const limiter = new AttemptLimiter({ db, clock, settings: { perAddress: 2, window: 600 } });
  const isAllowed = (address: string) =>
    limiter.count('confirm', address).then(
      () => true,
      () => false,
    );

  const networkResults = [];
  for (let host = 1; host <= 3; host += 1) networkResults.push(await isAllowed(`2001:db8:0:1::${host}`));
  const siteResults = [];
  for (let network = 2; network <= 8; network += 1)
    siteResults.push(await isAllowed(`2001:db8:0:${network}::1`));

  expect(networkResults).toEqual([true, true, false]);
  expect(siteResults).toEqual([true, true, true, true, true, true, false]);
  expect(await isAllowed('2001:db8:1::1')).toBe(true);
  await close();
});
