import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listSharedVersions } from '../federation/shared-modules.ts';
import { checkSite } from './check-site.ts';

let server: Server;
afterEach(() => server.close());

/** Serves the contract of a site. @param shared version of each shared module. @returns the address of the site */
function serveContract(shared: Record<string, string>): Promise<string> {
  const contract = {
    host: '2.0.0-a',
    shared: Object.fromEntries(Object.entries(shared).map(([module, version]) => [module, { version }])),
    api: '/v1/openapi.json',
    apps: [],
  };
  return serve(JSON.stringify(contract));
}

/** Serves a text at `/contract.json`. @returns the address of the site */
async function serve(text: string): Promise<string> {
  server = createServer((request, response) => {
    response.statusCode = request.url === '/contract.json' ? 200 : 404;
    response.end(text);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`; // cast: a TCP server has no path
}

it('the check accepts a site that provides the shared modules of the remote', async () => {
  const site = await serveContract(listSharedVersions());

  expect(await checkSite(site)).toEqual([]);
});

it('the check names each incompatible shared module of a site', async () => {
  const { jotai: _jotai, ...otherVersions } = listSharedVersions();
  const site = await serveContract({ ...otherVersions, react: '18.3.1' });

  const message = await checkSite(site).catch(String);

  expect(message).toContain(`The host of ${site} (2.0.0-a) does not fit this remote:`);
  expect(message).toMatch(/react: needs \S+, has 18\.3\.1/);
  expect(message).toMatch(/jotai: needs \S+, has none/);
});

it.each(['{}', '<!doctype html>'])('the check rejects %s as a contract', async (text) => {
  const site = await serve(text);

  await expect(checkSite(site)).rejects.toThrow(`${site}/contract.json is not the contract of a site.`);
});

it('the check reports an unreachable site', async () => {
  const site = await serve('{}');
  server.close();
  await once(server, 'close');
  await expect(checkSite(site)).rejects.toThrow(`${site} cannot be reached.`);
});
