import { resolve } from 'node:path';
import { exportSite } from '@emberclutch/edge/publishing/export-site.ts';
import { openSiteFolder } from '@emberclutch/edge/publishing/open-site-folder.ts';
import { ensureWritable } from '@emberclutch/edge/releases/ensure-writable.ts';
import { siteVariables } from '@emberclutch/edge/releases/site-settings.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import { readCurrentPublisher } from '../build/read-current-publisher.ts';
import { openSite } from '../publish/open-site.ts';
import { publishSite } from '../publish/publish-site.ts';
import { parseArguments, runCommand } from './run-command.ts';

const usage = `site                     builds and publishes all apps without serving them; a new site gets the settings of the environment
site settings            lists the settings of the site
site set NAME=value...   changes settings of the site, without a release
site export <folder>     writes the live site as files, routes and headers for a CDN`;

await runCommand(usage, async (args) => {
  const [action, ...assignments] = parseArguments(args, Infinity, {}).positionals;
  const settings = readEdgeSettings(process.env);
  if (settings.releaseUrl === null) await ensureWritable(settings.siteDir);
  if (action === undefined) await publishSite(settings, (line) => console.log(line));
  else if (action === 'set' && assignments.length > 0) {
    const changes = Object.fromEntries(assignments.map(readAssignment));
    const publisher = await readCurrentPublisher();
    const isChanged = await (await openSite()).changeSettings({ changes, ...publisher });
    console.log(
      isChanged ? 'The settings of the site have been changed.' : 'The site already has these settings.',
    );
  } else if (action === 'settings' && assignments.length === 0) {
    const { settings: stored } = await (await openSite()).readState();
    for (const [name, { fallback }] of Object.entries(siteVariables))
      console.log(`${name}=${stored[name] ?? fallback}`);
  } else if (action === 'export' && assignments.length === 1) {
    const { hasApi, hasSeasonNews } = await exportSite(
      await openSiteFolder(settings),
      resolve(assignments[0] ?? ''),
    );
    console.log('routes.json, _redirects and _headers describe how to serve the files.');
    if (!hasApi)
      console.log('Browsers call the API at the address of the site: forward /v1, or set SITE_API_BASE.');
    if (!hasSeasonNews)
      console.log('The news feed lacks the seasons: the provider did not answer. Export again.');
  } else throw new Error('Use `site`, `site settings`, `site set NAME=value`, or `site export <folder>`.');
});

function readAssignment(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new Error(`"${text}" is not a setting: write NAME=value.`);
  return [text.slice(0, at), text.slice(at + 1)];
}
