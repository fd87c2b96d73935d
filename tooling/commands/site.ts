import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import { ensureWritable } from '@emberclutch/edge/releases/ensure-writable.ts';
import { publishSite } from '../build/publish-site.ts';
import { expectNoMore, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/**
 * Publishes the whole site into SITE_DIR without serving it: all apps of this checkout, and the site's settings (name,
 * links, API base, fonts). No other command changes these settings of a site.
 */
await runCommand(async (args) => {
  expectNoMore(parseArguments(args).positionals);
  const settings = readEdgeSettings(process.env);
  await ensureWritable(settings.siteDir);
  await publishSite(settings, (line) => console.log(line));
});
