import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Metrics } from '@emberclutch/contract/asset/metrics.ts';
import { findFreePort } from '@emberclutch/edge/testing/find-free-port.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { runningSuite } from './suite/running-suite.ts';
import { allMapFiles } from '@emberclutch/tooling/world-map/add-world-map.ts';
import { eventually } from './eventually.ts';
import { copyCheckout } from './suite/copy-checkout.ts';
import { runToEnd, startSuite } from './suite/start-suite.ts';
import type { Suite } from './suite/start-suite.ts';

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

it('the command serves before the map of the world is drawn, and restarts after a kill without rebuilding or reseeding', async () => {
  const checkout = copyCheckout();
  const build = join(checkout.folder, 'remote-hatchery/dist/world');
  const late = allMapFiles.filter((file) => file.includes('/'));
  for (const file of late) rmSync(join(build, file), { force: true });
  const settings = { DATA_DIR: dataDir, WORLD_SALES: 'no', PORT: String(await findFreePort()) };
  try {
    const killed = await startSuite(settings, checkout.folder);
    const before = await readTotals(killed.url);
    process.kill(killed.pid, 'SIGKILL');
    expect(killed.output()).toMatch(/^Ready in [\d.]+ s; the map of the world is still being drawn$/m);
    expect(killed.output()).not.toMatch(/error|unhandled/i);

    const again = await startSuite(settings, checkout.folder);
    running.push(again);
    const { url, output } = again;
    const version = /remote-hatchery (\S+) is live/.exec(killed.output())?.[1];
    const answers = await Promise.all(
      allMapFiles.map((file) => fetch(`${url}/remotes/hatchery/${version}/world/${file}`)),
    );
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    await eventually(async () => expect(output()).toMatch(/^The map is drawn \([\d.]+ s\)$/m));
    expect(output()).not.toMatch(/built in|published in|is live|differ|has another|error|unhandled/i);
    expect(await (await fetch(`${url}/embed`)).text()).toContain(`href="${url}/embed"`);
    expect(await readTotals(url)).toEqual(before);
    expect([await again.stop(), output()]).toEqual([0, output()]);

    // Another command adds the pictures to the build, and does not build again.
    const { code, output: built } = await runToEnd('build', [], {}, checkout.folder);
    expect([code, built]).toEqual([0, expect.stringContaining('Built already')]);
    expect(late.filter((file) => !existsSync(join(build, file)))).toEqual([]);
  } finally {
    checkout.remove();
  }
});

it('the command refuses a port in use, a database in use and a data folder that is a file, each in one line', async () => {
  const { url, dataDir: taken } = runningSuite();
  const { port } = new URL(url);
  const file = join(dataDir, 'not-a-folder');
  writeFileSync(file, 'kept');

  const refusals = await Promise.all(
    [
      { PORT: port, DATA_DIR: dataDir },
      { PORT: '0', DATA_DIR: taken },
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

/** Totals of the world. Eggs and dragons are counted together, because an egg may hatch between two calls. */
async function readTotals(url: string) {
  const answer = await fetch(`${url}/v1/metrics`);
  const { users, gatewayKeys, primalEggs, primalDragons } = schemaOf(Metrics).parse(await answer.json());
  return { users, gatewayKeys, assets: primalEggs + primalDragons };
}
