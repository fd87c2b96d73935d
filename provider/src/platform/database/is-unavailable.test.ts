import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { isUnavailable } from './is-unavailable.ts';
import { catchFailure } from '../../testing/catch-failure.ts';

const limitCodes = ['55P03', '57P05', '25P03'];
const diskCodes = ['53100', '58030'];
const failoverCodes = ['25006', '08006'];
const pgBouncerCodes = ['08P01'];
const serverCodes = ['ECONNREFUSED', 'EHOSTUNREACH', '40001', '40P01', '53300', '57P01', '57P03'];
it.each([...serverCodes, ...failoverCodes, ...pgBouncerCodes, ...diskCodes, ...limitCodes])(
  'recognizes the code %s',
  (code) => {
    expect(isUnavailable(Object.assign(new Error('It failed.'), { code }))).toBe(true);
  },
);

it.each(['23505', '42P01', '25P02', 'ERR_ASSERTION'])('does not treat the code %s as an outage', (code) => {
  expect(isUnavailable(Object.assign(new Error('It failed.'), { code }))).toBe(false);
  expect(isUnavailable(new TypeError('x is undefined'))).toBe(false);
});

it('recognizes a server that hangs up, and a server that never responds', async () => {
  let isHangingUp = true;
  const server = createServer((socket) => void (isHangingUp && socket.end()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // Cast: a server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  const pool = new Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 100 });

  const hangUpFailure = await catchFailure(pool.query('select 1'));
  isHangingUp = false;
  const silenceFailure = await catchFailure(pool.query('select 1'));

  expect([hangUpFailure, silenceFailure].map(isUnavailable)).toEqual([true, true]);
  await pool.end();
  server.close();
});
