import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import { openProviderDatabase } from '../app.ts';
import { createTestWorld } from '../testing/create-test-world.ts';
import { runCommand } from './run-command.ts';

it('reports whether payments and assets agree, in its output and its exit code', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'emberclutch-reconcile-'));
  const environment = { DATA_DIR: folder, WORLD_SEED: 'no' };
  const output: string[] = [];
  const print = (line: string) => output.push(line);
  const call = (...args: string[]) =>
    runCommand({ args: ['reconcile', ...args], environment, print, printError: print });
  await createTestWorld(folder);
  const { db, close } = await openProviderDatabase(readConfig(environment));
  expect(
    await db.updateTable('stock').set({ remaining: 60 }).where('cycle_id', '=', 1).execute(),
  ).toHaveLength(1);
  await close();

  expect(await call()).toBe(1);
  expect(output.splice(0)).toEqual([
    'Cycle 1 had 500 eggs: 0 are sold or held, 60 remain.',
    'There is one difference.',
  ]);

  const reopenedDatabase = await openProviderDatabase(readConfig(environment));
  await reopenedDatabase.db.updateTable('stock').set({ remaining: 500 }).where('kind', '=', 'egg').execute();
  await reopenedDatabase.close();
  expect(await call('7')).toBe(0);
  expect(output).toEqual(['Money and eggs agree.']);
  rmSync(folder, { recursive: true });
});
