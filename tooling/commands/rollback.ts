import { toleratedApiDifferences } from '@emberclutch/edge/publishing/api-differences.ts';
import { readLiveApi } from '@emberclutch/edge/publishing/read-live-api.ts';
import { rollback } from '@emberclutch/edge/publishing/rollback.ts';
import { rollbackSwitch } from '@emberclutch/edge/publishing/rollback-switch.ts';
import type { SwitchReference } from '@emberclutch/edge/publishing/rollback-switch.ts';
import { liveVersions } from '@emberclutch/edge/releases/live-site.ts';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import { currentPublisher } from '../build/current-publisher.ts';
import { appOrFormer, expectNoMore, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/**
 * `rollback`: undoes the last switch whole. `rollback --to <number or time>`: restores the state of an earlier switch.
 * `rollback hatchery [version]`: makes an earlier version of one app live again. `--again` allows versions that were rolled
 * back before.
 */
await runCommand(async (args) => {
  const { positionals, has, valueOf } = parseArguments(args, ['to=', 'again']);
  const [name, wanted, ...more] = positionals;
  expectNoMore(more);
  const { siteDir, providerUrls, publisher } = readEdgeSettings(process.env);
  const folder = siteFolder(siteDir);
  const api = await readLiveApi(folder, providerUrls);
  const common = { again: has('again'), api: api.document, publisher: await currentPublisher(publisher) };
  const to = valueOf('to');
  if (name === undefined) {
    const reference = to === undefined ? undefined : referenceOf(to);
    const { restored, wasLive } = await rollbackSwitch(folder, { ...common, to: reference });
    if (wasLive) return console.log(`The state of switch ${restored.number} is live already.`);
    console.log(`The state of switch ${restored.number} is live again:`);
    for (const [app, version] of liveVersions(restored)) console.log(`  ${app} ${version}`);
    return undefined;
  }
  if (to !== undefined) throw new Error('--to restores a switch whole: leave the name of the app out.');
  const app = appOrFormer(name);
  const release = await rollback(folder, { ...common, app, wanted });
  if (!release) return console.log(`${app} ${wanted} is live already.`);
  console.log(`${app} ${release.version} is live again.`);
  for (const note of toleratedApiDifferences([release], api)) console.log(note);
  return undefined;
});

/** `12` is a switch, `2026-11-25T02:20Z` a time. */
function referenceOf(text: string): SwitchReference {
  if (/^[1-9]\d{0,8}$/.test(text)) return { number: Number(text) };
  const time = Date.parse(text);
  if (!Number.isNaN(time)) return { at: Math.floor(time / 1_000) };
  throw new Error(`--to takes the number of a switch or a time, such as 2026-11-25T02:20Z, not "${text}".`);
}
