import { readEdgeSettings } from '@emberclutch/edge/settings';
import { ensureWritable } from '@emberclutch/edge/ensure-writable';
import { publishSite } from '../build/publish-site.ts';
import { runCommand } from './run-command.ts';

/** Builds and publishes the site into SITE_DIR without serving it: for a container image, or a machine that only serves. */
await runCommand(async () => {
  const settings = readEdgeSettings(process.env);
  await ensureWritable(settings.siteDir);
  await publishSite(settings, (line) => console.log(line));
});
