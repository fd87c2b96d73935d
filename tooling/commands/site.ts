import { changeSettings } from '@emberclutch/edge/publishing/change-settings.ts';
import { ensureWritable } from '@emberclutch/edge/releases/ensure-writable.ts';
import { readLiveSite } from '@emberclutch/edge/releases/live-site.ts';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { siteVariables } from '@emberclutch/edge/releases/site-settings.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import { currentPublisher } from '../build/current-publisher.ts';
import { publishSite } from '../build/publish-site.ts';
import { parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/**
 * `site`: publishes all apps of this checkout into SITE_DIR without serving them. A new site gets the settings of the
 * environment. `site set SITE_X_URL=https://... SITE_NAME=` changes settings of a site, `site settings` lists them.
 */
await runCommand(async (args) => {
  const [what, ...assignments] = parseArguments(args).positionals;
  const settings = readEdgeSettings(process.env);
  await ensureWritable(settings.siteDir);
  const folder = siteFolder(settings.siteDir);
  if (what === undefined) return publishSite(settings, (line) => console.log(line));
  if (what === 'set' && assignments.length > 0) {
    const changes = Object.fromEntries(assignments.map(assignmentOf));
    const publisher = await currentPublisher(settings.publisher);
    const isChanged = await changeSettings(folder, { changes, publisher });
    return console.log(
      isChanged ? 'The settings of the site are changed.' : 'The site has these settings already.',
    );
  }
  if (what !== 'settings' || assignments.length > 0)
    throw new Error('Use `site`, `site settings`, or `site set NAME=value`.');
  const live = await readLiveSite(folder);
  for (const [name, { fallback }] of Object.entries(siteVariables))
    console.log(`${name}=${live?.settings[name] ?? fallback}`);
  return undefined;
});

function assignmentOf(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new Error(`"${text}" is no setting: write NAME=value.`);
  return [text.slice(0, at), text.slice(at + 1)];
}
