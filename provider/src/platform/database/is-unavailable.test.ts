import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { isUnavailable } from './is-unavailable.ts';
import { catchFailure } from '../../testing/catch-failure.ts';

const ofLimits = ['55P03', '57P05', '25P03'];
const ofDisks = ['53100', '58030'];
const ofFailover = ['25006', '08006'];
const ofPgBouncer = ['08P01'];
const ofServer = ['ECONNREFUSED', 'EHOSTUNREACH', '40001', '40P01', '53300', '57P01', '57P03'];
it.each([...ofServer, ...ofFailover, ...ofPgBouncer, ...ofDisks, ...ofLimits])(
  'recognizes the code %s',
  (code) => {
    expect(isUnavailable(Object.assign(new Error('It failed.'), { code }))).toBe(true);
  },
);

it.each(['23505', '42P01', '25P02', 'ERR_ASSERTION'])('does not treat the code %s as an outage', (code) => {
  expect(isUnavailable(Object.assign(new Error('It failed.'), { code }))).toBe(false);
  expect(isUnavailable(new TypeError('x is undefined'))).toBe(false);
});

it('recognizes a server that hangs up, and one that never answers', async () => {
  let hangsUp = true;
  const server = createServer((socket) => void (hangsUp && socket.end()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // Cast: a server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  const pool = new Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 100 });

  const terminated = await catchFailure(pool.query('select 1'));
  hangsUp = false;
  const silent = await catchFailure(pool.query('select 1'));

  expect([terminated, silent].map(isUnavailable)).toEqual([true, true]);
  await pool.end();
  server.close();
});
