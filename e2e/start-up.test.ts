import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Metrics } from '@emberclutch/contract/asset/metrics.ts';
import { findFreePort } from '@emberclutch/edge/testing/find-free-port.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { getRunningSuite } from './suite/running-suite.ts';
import { runToEnd, startSuite } from './suite/start-suite.ts';
import type { Suite } from './suite/start-suite.ts';

let dataDir: string;
let runningSuites: Suite[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'emberclutch-start-'));
});

afterEach(async () => {
  await Promise.all(runningSuites.map((suite) => suite.stop()));
  runningSuites = [];
  rmSync(dataDir, { recursive: true, force: true });
});

it('the command restarts after a kill without rebuilding or reseeding', async () => {
  const settings = { DATA_DIR: dataDir, WORLD_SALES: 'no', PORT: String(await findFreePort()) };
  const killedSuite = await startSuite(settings);
  const initialTotals = await readTotals(killedSuite.url);
  process.kill(killedSuite.pid, 'SIGKILL');
  expect(killedSuite.output()).not.toMatch(/error|unhandled/i);

  const restartedSuite = await startSuite(settings);
  runningSuites.push(restartedSuite);
  const { url, output } = restartedSuite;
  expect(output()).not.toMatch(/built in|published in|is live|differ|has another|error|unhandled/i);
  expect(await (await fetch(`${url}/embed`)).text()).toContain(`href="${url}/embed"`);
  expect(await readTotals(url)).toEqual(initialTotals);
  expect([await restartedSuite.stop(), output()]).toEqual([0, output()]);
});

it('the command refuses a port in use, a database in use and a data folder that is a file, with one line each', async () => {
  const { url, dataDir: usedDataDir } = getRunningSuite();
  const { port } = new URL(url);
  const file = join(dataDir, 'not-a-folder');
  writeFileSync(file, 'kept');

  const refusals = await Promise.all(
    [
      { PORT: port, DATA_DIR: dataDir },
      { PORT: '0', DATA_DIR: usedDataDir },
      { PORT: '0', DATA_DIR: file },
    ].map((settings) => runToEnd('start', [], settings)),
  );

  expect(refusals.map(({ code }) => code)).toEqual([1, 1, 1]);
  expect(refusals.map(({ output }) => output.trimEnd().split('\n').at(-1))).toEqual([
    expect.stringMatching(new RegExp(`^Port ${port} is taken\\.`)),
    expect.stringMatching(/^The world in .* is in use by another process \(\d+\)/),
    expect.stringContaining('DATA_DIR'),
  ]);
  expect((await fetch(`${url}/v1/metrics`)).status).toBe(200);
});

/** Reads totals of the world. Adds eggs and dragons, because an egg may hatch between two calls. */
async function readTotals(url: string) {
  const response = await fetch(`${url}/v1/metrics`);
  const { users, gatewayKeys, primalEggs, primalDragons } = schemaOf(Metrics).parse(await response.json());
  return { users, gatewayKeys, assets: primalEggs + primalDragons };
}
