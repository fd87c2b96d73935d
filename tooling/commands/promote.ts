import { readCurrentPublisher } from '../build/read-current-publisher.ts';
import { openSite } from '../publish/open-site.ts';
import { findCandidate, parseArguments, runCommand } from './run-command.ts';

const usage = `promote <app>    makes the canary of an app live for all visitors
promote <id>     makes any canary or preview live`;

await runCommand(usage, async (args) => {
  const [name] = parseArguments(args, 1, {}).positionals;
  const site = await openSite();
  const { candidate, notes } = await site.promote({
    candidate: findCandidate(name),
    ...(await readCurrentPublisher()),
  });
  for (const [app, version] of Object.entries(candidate.apps)) console.log(`${app} ${version} is live.`);
  for (const note of notes) console.log(note);
});
