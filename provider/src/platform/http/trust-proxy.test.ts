import Fastify from 'fastify';
import { forwardedAddresses } from '@emberclutch/server/http/forwarded-addresses.ts';
import { SettingError } from '@emberclutch/server/settings/define-settings.ts';
import { serverSettings } from './server-settings.ts';
import { toTrustProxyOption } from './trust-proxy.ts';

const readSetting = (value: string) => serverSettings.read({ TRUST_PROXY: value }).trustProxy;

/** @returns the address of the client as a provider with this setting sees it */
async function readClientAddress(setting: string, forwarded: string, remoteAddress = '10.0.0.1') {
  const app = Fastify({ trustProxy: toTrustProxyOption(readSetting(setting)) });
  await app.register(forwardedAddresses);
  app.get('/', ({ ip }) => ip);
  const { body } = await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  await app.close();
  return body;
}

it.each([
  ['no', '10.0.0.1'],
  ['', '10.0.0.1'],
  // The nearest proxy added the last address; the client may have sent the others.
  ['yes', '10.0.0.2'],
  ['1', '10.0.0.2'],
  ['2', '203.0.113.5'],
  ['3', '198.51.100.1'],
  ['10.0.0.0/8', '203.0.113.5'],
  ['10.0.0.1', '10.0.0.2'],
  ['192.0.2.0/24, fd00::/8', '10.0.0.1'],
])('with %s, the client is %s', async (setting, client) => {
  expect(await readClientAddress(setting, '198.51.100.1, 203.0.113.5, 10.0.0.2')).toBe(client);
});

it.each([
  ['yes', '198.51.100.1, 203.0.113.5:51234', '203.0.113.5'],
  ['yes', '[2001:db8::6]:51234', '2001:db8::6'],
  ['yes', '2001:db8::6', '2001:db8::6'],
  ['10.0.0.0/8', '203.0.113.5:51234, 10.0.0.2:443', '203.0.113.5'],
])('removes the ports that proxies add: with %s, %s is %s', async (setting, forwarded, client) => {
  expect(await readClientAddress(setting, forwarded)).toBe(client);
});

it('ignores addresses sent by a client that connects from outside the trusted networks', async () => {
  expect(await readClientAddress('10.0.0.0/8', '10.9.9.9', '203.0.113.66')).toBe('203.0.113.66');
});

it.each(['maybe', '0', '10', '-1', '10.0.0.0/33', '10.0.0.0/0', 'proxy.example', '10.0.0.0/8/8'])(
  'rejects %s',
  (setting) => {
    expect(() => readSetting(setting)).toThrow(SettingError);
    expect(() => readSetting(setting)).toThrow(
      'TRUST_PROXY takes yes, no, a number of hops from 1 to 9, or networks',
    );
  },
);
