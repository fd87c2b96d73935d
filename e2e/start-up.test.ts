import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { givenSuite } from './suite/given-suite.ts';
import { runToEnd, startSuite } from './suite/start-suite.ts';
import type { Suite } from './suite/start-suite.ts';

let dataDir: string;
let opened: Suite[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'emberclutch-start-'));
});

afterEach(async () => {
  await Promise.all(opened.map((suite) => suite.stop()));
  opened = [];
  rmSync(dataDir, { recursive: true, force: true });
});

it('opens, stops on Ctrl-C, and opens again without building or seeding anew', async () => {
  const first = await open();
  const before = await metrics(first.url);
  expect(await first.stop()).toBe(0);
  expect(first.output()).not.toMatch(/error|unhandled/i);

  const second = await open();
  expect(second.output()).not.toContain('built in');
  expect(second.output()).not.toContain('is live');
  expect(await metrics(second.url)).toEqual(before);
  expect(await second.stop()).toBe(0);
});

it('refuses a port that is taken', async () => {
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

it('refuses a second process on the same world, and the first goes on', async () => {
  const { dataDir: taken, url } = givenSuite();

  const refusal = await runToEnd('start', [], { PORT: '0', DATA_DIR: taken });

  expect(refusal.code).toBe(1);
  expect(lastLine(refusal.output)).toMatch(/^The world in .* is in use by another process \(\d+\)/);
  expect((await fetch(`${url}/v1/metrics`)).status).toBe(200);
});

it('refuses a data folder that is a file', async () => {
  const file = join(dataDir, 'not-a-folder');
  writeFileSync(file, 'kept');

  const refusal = await runToEnd('start', [], { PORT: '0', DATA_DIR: file });

  expect(refusal.code).toBe(1);
  expect(lastLine(refusal.output)).toContain('DATA_DIR');
  expect(refusal.output).not.toMatch(/^\s+at /m);
});

it.each([
  { name: 'PORT', value: 'eighty' },
  { name: 'LOG_LEVEL', value: 'loud' },
  { name: 'DATABASE_URL', value: 'mysql://here' },
  { name: 'EGG_FEE', value: 'free' },
  { name: 'SITE_SLUG', value: 'Not A Slug' },
])('refuses $name=$value in one line that says what it takes', async ({ name, value }) => {
  const refusal = await runToEnd('start', [], { PORT: '0', DATA_DIR: dataDir, [name]: value });

  expect(refusal.code).toBe(1);
  expect(refusal.output.trimEnd().split('\n')).toEqual([expect.stringContaining(name)]);
  expect(existsSync(join(dataDir, 'world'))).toBe(false);
});

/** Opens a suite that is stopped whatever becomes of the test. */
async function open(): Promise<Suite> {
  const suite = await startSuite({ DATA_DIR: dataDir });
  opened.push(suite);
  return suite;
}

const lastLine = (output: string) => output.trimEnd().split('\n').at(-1) ?? '';

async function metrics(url: string): Promise<unknown> {
  const answer = await fetch(`${url}/v1/metrics`);
  if (!answer.ok) throw new Error(`/v1/metrics answered ${answer.status}`);
  return answer.json();
}
