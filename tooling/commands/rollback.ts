import type { SwitchReference } from '@emberclutch/contract/site/publishing.ts';
import { readCurrentPublisher } from '../build/read-current-publisher.ts';
import { openSite } from '../publish/open-site.ts';
import { findCurrentOrFormerApp, parseArguments, runCommand } from './run-command.ts';

const usage = `rollback                         undoes the last switch completely
rollback --to <number or time>   restores the site as it was after an earlier switch, or at a time
rollback <app> [version]         makes the previous or the named version of one app live again
rollback ... --again             also restores versions that were rolled back before`;

await runCommand(usage, async (args) => {
  const { positionals, values } = parseArguments(args, 2, {
    to: { type: 'string' },
    again: { type: 'boolean', default: false },
  });
  const [name, version] = positionals;
  const { to: target, again } = values;
  if (name !== undefined && target !== undefined)
    throw new Error('--to restores a complete switch: omit the name of the app.');
  const app = name === undefined ? undefined : findCurrentOrFormerApp(name);
  const { number, apps, wasLive, notes } = await (
    await openSite()
  ).rollBack({
    app,
    version,
    to: target === undefined ? undefined : readReference(target),
    again,
    ...(await readCurrentPublisher()),
  });
  const state = number === null ? `${app} ${version}` : `The state of switch ${number}`;
  if (wasLive) console.log(`${state} is live already.`);
  else {
    if (number !== null) console.log(`${state} is live again.`);
    for (const restored of apps) console.log(`${restored.app} ${restored.version} is live again.`);
  }
  for (const note of notes) console.log(note);
});

/** Reads the number of a switch, such as `12`, or a time, such as `2026-11-25T02:20Z`. */
function readReference(text: string): SwitchReference {
  if (/^[1-9]\d{0,8}$/.test(text)) return { number: Number(text) };
  const time = Date.parse(text);
  if (!Number.isNaN(time)) return { at: Math.floor(time / 1_000) };
  throw new Error(`--to takes the number of a switch or a time, such as 2026-11-25T02:20Z, not "${text}".`);
}
