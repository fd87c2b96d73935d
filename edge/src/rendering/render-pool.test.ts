import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageData } from '@emberclutch/contract/site/site.ts';
import { edgeCaller } from './caller.ts';
import { RenderPool } from './render-pool.ts';

const hostBundle = `
  exports.sharedLibraries = {};
  exports.render = async (address) => {
    const remoteText = globalThis.remote_spawn ? await globalThis.remote_spawn.routes(address) : '';
    return { html: remoteText + (globalThis.tainted ? 'tainted' : 'clean'), style: '' };
  };`;

/** Attempts of a remote's code to act outside of its process, and their results. */
const remoteBundle = `
  const attacks = {
    environment: () => process.env.SECRET || Promise.reject(),
    files: () => require('node:fs'),
    builtin: () => process.getBuiltinModule('node:fs'),
    imported: () => import('node:fs'),
    compiled: () => new Function('return process')(),
    binding: () => process.binding('fs'),
    signal: () => process.kill(process.ppid, 0),
    inspector: () => process._debugProcess(process.ppid),
    library: () => process.dlopen({ exports: {} }, '/x.node'),
    folder: () => process.chdir('/'),
    socket: (port) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket('ws://127.0.0.1:' + port);
        socket.onopen = resolve;
        socket.onerror = reject;
      }),
  };
  exports.routes = async (address) => {
    if (address === '/taints') globalThis.tainted = true;
    if (!address.startsWith('/attacks/')) return '';
    const port = address.split('/')[2];
    const succeeded = [];
    for (const [name, run] of Object.entries(attacks)) {
      try {
        await run(port);
        succeeded.push(name);
      } catch {}
    }
    return Object.keys(attacks).length + ' attacks, succeeded: ' + succeeded.join() + '; ';
  };`;

let folder: string;
let pool: RenderPool;

beforeAll(async () => {
  process.env.SECRET = 'of the edge';
  folder = await mkdtemp(join(tmpdir(), 'render-pool-'));
  const [host, spawn] = [join(folder, 'host.cjs'), join(folder, 'spawn.cjs')];
  await writeFile(host, hostBundle);
  await writeFile(spawn, remoteBundle);
  const call = async () => ({ response: null, readAt: 0, freshUntil: 0 });
  pool = new RenderPool({ host, remotes: { remote_spawn: spawn }, size: 1, call, timeLimitFactor: 10 });
});

afterAll(async () => {
  Reflect.deleteProperty(process.env, 'SECRET');
  await pool.close();
  await rm(folder, { recursive: true });
});

const page: PageData = {
  host: '1',
  registry: {},
  site: {
    name: 'Emberclutch',
    slug: 'emberclutch',
    apiBase: '',
    whitepaperUrl: '',
    social: { x: '', instagram: '', tiktok: '' },
  },
};

async function render(address: string, container: string | null): Promise<string> {
  const { page: rendered } = await pool.render({ address, page, container, at: 0 }, edgeCaller);
  return rendered.html;
}

it('the pool gives the code of a release no environment, files, network, modules or other processes', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const handleConnection = jest.fn();
  server.on('connection', handleConnection);
  const { port } = server.address() as AddressInfo;

  const html = await render(`/attacks/${port}`, 'remote_spawn');
  server.close();

  expect(html).toBe('11 attacks, succeeded: ; clean');
  expect(handleConnection).not.toHaveBeenCalled();
});

it('the pool renders the pages of an app in a process in which no other app has run', async () => {
  expect(await render('/taints', 'remote_spawn')).toBe('tainted');

  expect(await render('/spawn', 'remote_spawn')).toBe('tainted');
  expect(await render('/', null)).toBe('clean');
});

it('the pool renders the page of a visitor before the pages that wait for another network', async () => {
  const finished: string[] = [];
  const renderAs = async (share: string, address: string) => {
    await pool.render({ address, page, container: null, at: 0 }, { share, origin: { headers: {} } });
    finished.push(address);
  };

  const flood = Array.from({ length: 20 }, (_, index) => renderAs('203.0.113.7', `/${index}`));
  await Promise.all([...flood, renderAs('203.0.113.8', '/visitor')]);

  expect(finished.indexOf('/visitor')).toBeLessThan(3);
});
