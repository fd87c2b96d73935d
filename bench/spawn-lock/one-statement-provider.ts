import { openProvider } from '@emberclutch/provider/app.ts';
import { openDatabase } from '@emberclutch/provider/platform/database/open-database.ts';
import { readConfig } from '@emberclutch/provider/config/config.ts';
import { createSessionAuthenticator } from '@emberclutch/provider/testing/create-session-authenticator.ts';
import { LockRequest } from '@emberclutch/contract/spawn/input/lock-request.ts';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';

/**
 * The baseline for the batch writer: one statement per request, which takes the eggs of a card basket from the stock and writes the lock,
 * or does nothing.
 */
const config = readConfig(process.env);
const database = await openDatabase(config);
// Opens the provider only to write the calendar; its routes are not registered.
const provider = await openProvider(config, { database });
const { db } = database;
const authenticate = createSessionAuthenticator(db, config.session);
const app = Fastify();

app.get('/healthz', () => 'ok');
app.post('/v1/eggs/spawn/lock', async (request, reply) => {
  const account = await authenticate(String(request.headers.authorization).replace('Bearer ', ''));
  if (account === null) return reply.status(401).send();
  const { eggs } = LockRequest.parse(request.body);
  const now = Math.floor(Date.now() / 1000);
  const secret = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
  const { rows } = await sql<{ id: number }>`
    with cycle as (
      select * from cycles where opens_at <= ${now}::bigint and closes_at > ${now}::bigint order by opens_at desc limit 1
    ), taken as (
      update stock set remaining = remaining - ${eggs.count}::integer from cycle
      where cycle_id = cycle.id and kind = 'egg' and remaining >= ${eggs.count}::integer
      returning cycle_id, egg_fee, key_fee, currency
    )
    insert into locks (account_id, cycle_id, eggs, keys, egg_fee, key_fee, total, currency, method, state, body_hash,
      expires_at, created_at, checkout_secret, idempotency_key)
    select ${account.id}::uuid, cycle_id, ${eggs.count}::integer, 0, egg_fee, key_fee, egg_fee * ${eggs.count}::integer,
      currency, 'CREDIT_CARD', 'held', ${hash}, ${now + 600}::bigint, ${now}::bigint, ${secret}::text,
      ${request.headers['idempotency-key']}::text
    from taken
    returning id
  `.execute(db);
  const [lock] = rows;
  if (!lock) return reply.status(409).send();
  return {
    id: lock.id,
    expiresAt: now + 600,
    checkoutUrl: `${config.publicUrl}/checkout/${lock.id}-${secret}`,
  };
});

await app.listen({ host: config.host, port: config.port });
process.once('SIGTERM', async () => {
  await app.close();
  await provider.close();
});
