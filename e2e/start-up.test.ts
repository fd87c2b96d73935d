import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Metrics } from '@emberclutch/contract/asset/metrics.ts';
import { freePort } from '@emberclutch/edge/testing/free-port.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { runningSuite } from './suite/running-suite.ts';
import { allMapFiles } from '@emberclutch/tooling/world-map/all-map-files.ts';
import { eventually } from './eventually.ts';
import { copyCheckout } from './suite/copy-checkout.ts';
import { runToEnd, startSuite } from './suite/start-suite.ts';
import type { Settings, Suite } from './suite/start-suite.ts';

let dataDir: string;
let running: Suite[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'emberclutch-start-'));
});

afterEach(async () => {
  await Promise.all(running.map((suite) => suite.stop()));
  running = [];
  rmSync(dataDir, { recursive: true, force: true });
});

it('starts, stops on Ctrl-C, and starts again on another port without building or seeding', async () => {
  cpSync(join(runningSuite().dataDir, 'site'), join(dataDir, 'site'), { recursive: true });
  const first = await start();
  const before = await totals(first.url);
  expect(await first.stop()).toBe(0);
  expect(first.output()).not.toMatch(/error|unhandled/i);

  const second = await start({ PORT: String(await freePort()) });
  expect(second.output()).not.toMatch(/built in|published in/i);
  expect(second.output()).not.toContain('is live');
  expect(second.output()).not.toContain('differ');
  expect(second.output()).not.toContain('has another');
  expect(await (await fetch(`${second.url}/embed`)).text()).toContain(`href="${second.url}/embed"`);
  expect(await totals(second.url)).toEqual(before);
  expect(await second.stop()).toBe(0);
});

it('serves before the map of the world is drawn, and draws it after a start that was killed', async () => {
  const checkout = copyCheckout();
  const build = join(checkout.folder, 'remote-hatchery/dist/world');
  const late = allMapFiles.filter((file) => file.includes('/'));
  for (const file of late) rmSync(join(build, file), { force: true });
  try {
    const killed = await startSuite({ DATA_DIR: dataDir }, checkout.folder);
    process.kill(killed.pid, 'SIGKILL');
    const { url, output } = await startSuite({ DATA_DIR: dataDir }, checkout.folder).then(remember);
    const version = /remote-hatchery (\S+) is live/.exec(killed.output())?.[1];
    const answers = await Promise.all(
      allMapFiles.map((file) => fetch(`${url}/remotes/hatchery/${version}/world/${file}`)),
    );
    await eventually(async () => expect(output()).toMatch(/^The map is drawn \([\d.]+ s\)$/m));
    const { code, output: built } = await runToEnd('build', [], {}, checkout.folder);

    expect(killed.output()).toMatch(/^Ready in [\d.]+ s; the map of the world is drawn meanwhile$/m);
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    // Another command adds the pictures to the build, and does not repeat it.
    expect([code, built]).toEqual([0, expect.stringContaining('Built already')]);
    expect(late.filter((file) => !existsSync(join(build, file)))).toEqual([]);
  } finally {
    checkout.remove();
  }
});

it('refuses a port in use', async () => {
  const server = createServer().listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;

  const refusal = await runToEnd('start', [], { PORT: String(port), DATA_DIR: dataDir });
  server.close();

  expect(refusal).toEqual({
    code: 1,
    output: expect.stringMatching(new RegExp(`^Port ${port} is taken\\..*\n$`)),
  });
});

it('refuses a second process on the same database, and the first keeps running', async () => {
  const { dataDir: taken, url } = runningSuite();

  const refusal = await runToEnd('start', [], { PORT: '0', DATA_DIR: taken });

  expect(refusal.code).toBe(1);
  expect(lastLine(refusal.output)).toMatch(/^The world in .* is in use by another process \(\d+\)/);
  expect((await fetch(`${url}/v1/metrics`)).status).toBe(200);
});

it('refuses a file as data folder', async () => {
  const file = join(dataDir, 'not-a-folder');
  writeFileSync(file, 'kept');

  const refusal = await runToEnd('start', [], { PORT: '0', DATA_DIR: file });

  expect(refusal.code).toBe(1);
  expect(lastLine(refusal.output)).toContain('DATA_DIR');
  expect(refusal.output).not.toMatch(/^\s+at /m);
});

/** Starts a suite that is stopped after the test. */
const start = async (settings: Settings = {}): Promise<Suite> =>
  remember(await startSuite({ DATA_DIR: dataDir, ...settings }));

function remember(suite: Suite): Suite {
  running.push(suite);
  return suite;
}

const lastLine = (output: string) => output.trimEnd().split('\n').at(-1) ?? '';

/** Totals of the world. Eggs and dragons are counted together, because an egg may hatch between two calls. */
async function totals(url: string) {
  const answer = await fetch(`${url}/v1/metrics`);
  const { users, gatewayKeys, primalEggs, primalDragons } = schemaOf(Metrics).parse(await answer.json());
  return { users, gatewayKeys, assets: primalEggs + primalDragons };
}
