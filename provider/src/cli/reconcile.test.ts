import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import { openProviderDatabase } from '../open-provider-database.ts';
import { createTestWorld } from '../testing/create-test-world.ts';
import { runCommand } from './run-command.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'emberclutch-reconcile-'));
  await createTestWorld(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reports whether payments and assets agree, also by the exit code', async () => {
  const environment = { DATA_DIR: folder, WORLD_SEED: 'no' };
  const output: string[] = [];
  const call = (...args: string[]) =>
    runCommand({
      args: ['reconcile', ...args],
      environment,
      print: (line) => output.push(line),
      complain: (line) => output.push(line),
    });
  const world = await openProviderDatabase(readConfig(environment));
  await world.db.updateTable('stock').set({ remaining: 60 }).where('cycle_id', '=', 1).execute();
  await world.close();
  expect(await call()).toBe(1);
  expect(output).toEqual([
    'Cycle 1 had 500 eggs: 0 are sold or held, 60 remain.',
    'There is one difference.',
  ]);

  output.length = 0;
  const again = await openProviderDatabase(readConfig(environment));
  await again.db
    .updateTable('stock')
    .set(({ ref }) => ({ remaining: ref('initial') }))
    .execute();
  await again.close();
  expect(await call('7')).toBe(0);
  expect(output).toEqual(['Money and eggs agree.']);

  expect(await call('soon')).toBe(1);
  expect(output.at(-1)).toBe('Days must be a whole number from 1 to 3650, not soon.');
});
