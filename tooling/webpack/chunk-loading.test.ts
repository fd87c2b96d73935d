import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { runWebpack } from '../build/run-webpack.ts';
import { provideFolder } from '../testing/provide-folder.ts';
import { ChunkIntegrity, computeIntegrity } from './chunk-integrity.ts';
import { RetryAddresses } from './retry-addresses.ts';

const folder = provideFolder('file');
let dist: string;
beforeAll(async () => (dist = await build()));

interface Script {
  src: string;
  integrity: string;
  crossOrigin?: string;
  onerror: (event: object) => void;
}

it('the chunk loader gives a chunk the digest of its file, and requests it with CORS', async () => {
  const { scripts, load } = runEntry(dist);

  void load().catch(() => undefined);

  const name = readdirSync(dist).find((file) => file.startsWith('page.')) ?? '';
  expect(scripts.map(({ src }) => src)).toEqual([`https://site.example/${name}`]);
  expect(scripts[0]?.integrity).toBe(computeIntegrity(readFileSync(join(dist, name))));
  expect(scripts[0]?.crossOrigin).toBe('anonymous');
});

it('the chunk loader uses a new URL after a failure', async () => {
  const { scripts, load } = runEntry(dist);

  for (const _attempt of [1, 2, 3]) {
    const loading = load();
    scripts.at(-1)?.onerror({ type: 'error', target: scripts.at(-1) });
    await expect(loading).rejects.toThrow('Loading chunk');
  }

  expect(scripts.map(({ src }) => src.split('?')[1])).toEqual([undefined, 'retry=1', 'retry=2']);
  // The second entry was itself requested with a retry.
  const retriedEntry = runEntry(dist, '?retry=4');
  void retriedEntry.load().catch(() => undefined);
  expect(retriedEntry.scripts[0]?.src).toMatch(/\?retry=4$/);
});

it('the chunk loader waits for a chunk while bytes arrive, and keeps its address after they stop', async () => {
  const { scripts, load, wait, receive, fetched } = runEntry(dist);
  const loading = load();
  const failure = catchError(loading);

  await wait(2);
  for (const _part of [1, 2, 3, 4]) {
    await receive();
    await wait(19);
  }
  await wait(1);
  expect(await failure).toMatch(/timeout: https:.*page\.\w+\.js\)/);
  void load().catch(() => undefined);
  await wait(1);

  expect(fetched).toEqual([scripts[0]?.src]);
  expect(scripts).toHaveLength(1); // the request that may still end
});

it('the chunk loader uses a new URL after a request without a response', async () => {
  const { scripts, load, wait } = runEntry(dist);
  const loading = load();
  const failure = catchError(loading);

  await wait(22);
  expect(await failure).toContain('timeout');
  void load().catch(() => undefined);

  expect(scripts.map(({ src }) => src.split('?')[1])).toEqual([undefined, 'retry=1']);
});

it('the chunk loader does not fetch a chunk whose script ends in time', async () => {
  const { scripts, load, wait, fetched } = runEntry(dist);
  const loading = load();

  await wait(1);
  scripts[0]?.onerror({ type: 'error', target: scripts[0] });
  await expect(loading).rejects.toThrow('error');
  await wait(30);

  expect(fetched).toEqual([]);
});

/** Builds an entry that loads one chunk. @returns the output folder */
async function build(): Promise<string> {
  const context = folder.root;
  folder.write('page.js', "export const text = 'one';\n");
  folder.write('index.js', "self.load = () => import(/* webpackChunkName: 'page' */ './page.js');\n");
  const path = join(context, 'dist');
  await runWebpack({
    context,
    mode: 'production',
    devtool: false,
    entry: './index.js',
    output: {
      path,
      filename: 'entry.js',
      chunkFilename: '[name].[contenthash].js',
      publicPath: 'auto',
      uniqueName: 'garden',
    },
    plugins: [new ChunkIntegrity(), new RetryAddresses()],
  });
  return path;
}

/** Runs the entry of a build in a fake page that records scripts instead of fetching them. */
function runEntry(dist: string, query = '') {
  const scripts: Script[] = [];
  const fetched: string[] = [];
  let download: ReadableStreamDefaultController | undefined;
  const clock = createManualClock();
  const createElement = (src = '') => ({
    src,
    tagName: 'SCRIPT',
    setAttribute: () => undefined,
    integrity: '',
  });
  const page = {
    document: {
      currentScript: createElement(`https://site.example/entry.js${query}`),
      createElement: () => createElement(),
      getElementsByTagName: () => [],
      head: { appendChild: (script: Script) => scripts.push(script) },
    },
    setTimeout: () => 0, // webpack's own limit
    clearTimeout: () => undefined,
    setInterval: clock.setInterval,
    clearInterval: clock.clearInterval,
    AbortController,
    WritableStream,
    fetch: async (url: string) => {
      fetched.push(url);
      return { body: new ReadableStream({ start: (controller) => void (download = controller) }) };
    },
    load: (): Promise<unknown> => Promise.reject(new Error('The entry has not run')),
  };
  runInNewContext(readFileSync(join(dist, 'entry.js'), 'utf8'), Object.assign(page, { self: page }));
  return {
    scripts,
    fetched,
    load: () => page.load(),
    wait: clock.wait,
    /** Delivers the next byte of the fetched chunk. */
    receive: async () => {
      download?.enqueue(new Uint8Array(1));
      await settlePromises();
    },
  };
}

/** Returns the message of a rejected promise, and marks the rejection as handled. */
const catchError = (work: Promise<unknown>) => work.then(() => 'none', String);

/** Creates fake intervals of one second each, which the test runs. */
function createManualClock() {
  const intervals = new Map<number, () => void>();
  return {
    setInterval: (run: () => void) => {
      const id = intervals.size + 1;
      intervals.set(id, run);
      return id;
    },
    clearInterval: (id: number) => intervals.delete(id),
    wait: async (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        for (const run of intervals.values()) run();
        await settlePromises();
      }
    },
  };
}

/** Waits until the callbacks of settled promises have run. */
const settlePromises = () => new Promise((resolve) => setImmediate(resolve));
