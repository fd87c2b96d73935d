import { createServer } from 'node:http';
import { toListenError } from './to-listen-error.ts';

it('the message names the host if it is not an address of this machine', async () => {
  // 192.0.2.0/24 is reserved for documentation, so no machine has it.
  const error = await catchFailure({ host: '192.0.2.1', port: 0 });

  expect(error).toMatchObject({
    name: 'SettingError',
    message: 'HOST takes a name or an address of this machine, not "192.0.2.1" (EADDRNOTAVAIL).',
  });
});

it.each([
  ['EADDRINUSE', 'Port 80 is taken. Set PORT to another port, such as PORT=81.'],
  ['EACCES', 'Port 80 may not be opened by this user. Set PORT to a port above 1023.'],
  ['ENOTFOUND', 'HOST takes a name or an address of this machine, not "nowhere" (ENOTFOUND).'],
])('the message translates %s', (code, message) => {
  expect(
    toListenError(Object.assign(new Error(code), { code }), { host: 'nowhere', port: 80 }),
  ).toMatchObject({
    name: 'SettingError',
    message,
  });
});

it('the server returns other errors unchanged', () => {
  const error = new Error('out of memory');

  expect(toListenError(error, { host: 'localhost', port: 80 })).toBe(error);
});

function catchFailure(address: { host: string; port: number }): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  createServer()
    .once('error', (error) => resolve(toListenError(error, address)))
    .listen(address);
  return promise;
}
