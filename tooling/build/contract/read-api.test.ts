import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BuildError } from '../../webpack/build-error.ts';
import { readApi } from './read-api.ts';

let server: Server;
afterEach(() => server.close());

/** @returns the address of a server that answers with this text */
async function serve(text: string): Promise<string> {
  server = createServer((_request, response) => response.end(text)).listen(0, 'localhost');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}/openapi.json`; // of TCP
}

it('reads the API of a site', async () => {
  const api = { info: { title: 'An API', version: '1' }, paths: {}, components: {} };

  expect(await readApi(await serve(JSON.stringify(api)))).toMatchObject(api);
});

it.each(['{}', '<!doctype html>'])('says that %s describes no API', async (text) => {
  const url = await serve(text);

  await expect(readApi(url)).rejects.toThrow(new BuildError(`${url} has no description of an API.`));
});
