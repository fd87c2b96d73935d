import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { publish } from './publish.ts';
import { rollBackApp } from '../publishing/roll-back-app.ts';
import { openSiteFolder } from '../publishing/open-site-folder.ts';
import { writeSmallBuild } from './small-build.ts';
import { testPublisher } from './small-site.ts';

/**
 * A publisher in its own process: `publish-worker.ts <site> <builds> <app> <name> <count>` releases `count` versions of
 * an app and rolls back every third version, with the store that SITE_STORE names. Writes `ready` before the first release.
 * With a sixth argument, the process kills itself before the file-changing call with that number.
 */
const [site = '', builds = '', app = '', name = '', count = '1', step] = process.argv.slice(2);
const folder = await openSiteFolder({ siteDir: site, siteStore: process.env.SITE_STORE ?? '' });
process.stdout.write('ready\n');
for (let number = 1; number <= Number(count); number += 1) {
  const version = `1.0.0-${name}-${number}`;
  const dist = await writeSmallBuild(builds, { app, version });
  if (number === 1 && step !== undefined) killAtStep(Number(step));
  await publish(folder, { dists: [dist], publisher: testPublisher });
  if (number % 3 === 0) await rollBackApp(folder, { app, publisher: testPublisher });
}

/** Kills this process before a call that changes files. @param number position of the call among these calls, from 1 */
function killAtStep(number: number): void {
  /** Calls that change files. A kill before any other call leaves the same files as a kill before the next of these calls. */
  const calls = ['cp', 'mkdir', 'open', 'rename', 'rm', 'writeFile'] as const;
  let count = 0;
  for (const name of calls) {
    const original: unknown = Reflect.get(fs, name);
    if (typeof original !== 'function') continue;
    Reflect.set(fs, name, (...args: unknown[]) => {
      count += 1;
      if (count === number) process.kill(process.pid, 'SIGKILL');
      return Reflect.apply(original, fs, args);
    });
  }
  syncBuiltinESMExports();
}
