import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sharedVersions } from '../federation/shared-modules.ts';
import { checkSite } from './check-site.ts';

let server: Server;
afterEach(() => {
  server.close();
  delete process.env.SITE_API;
});

/** @param shared version of each shared module; null serves what is no contract. @returns the address of the site */
async function serve(shared: Record<string, string> | null): Promise<string> {
  const contract = {
    host: '2.0.0-a',
    shared: Object.fromEntries(
      Object.entries(shared ?? {}).map(([module, version]) => [module, { version }]),
    ),
    types: '/host/2.0.0-a/declarations.json',
    api: '/v1/openapi.json',
    apps: [],
  };
  server = createServer((request, response) => {
    if (request.url === '/contract.json' && shared) response.end(JSON.stringify(contract));
    else response.end('{}');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`; // of TCP
}

it('accepts a site that provides what the remote is built with, and finds its API', async () => {
  const site = await serve(sharedVersions());

  await checkSite(site);

  expect(process.env.SITE_API).toBe(`${site}/v1/openapi.json`);
});

it('names each shared module of a site that does not fit', async () => {
  const { jotai: _jotai, ...others } = sharedVersions();
  const site = await serve({ ...others, react: '18.3.1' });

  const message = await checkSite(site).catch(String);

  expect(message).toContain(`The host of ${site} (2.0.0-a) does not fit this remote:`);
  expect(message).toMatch(/react: needs \S+, has 18\.3\.1/);
  expect(message).toMatch(/jotai: needs \S+, has none/);
});

it('says so where there is no site', async () => {
  const site = await serve(null);
  await expect(checkSite(site)).rejects.toThrow('/contract.json is no contract of a site.');
  server.close();
  await once(server, 'close');
  await expect(checkSite(site)).rejects.toThrow(`${site} cannot be reached.`);
});
