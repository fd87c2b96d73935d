import { readCurrentPublisher } from '../build/read-current-publisher.ts';
import { describeCandidate } from '../publish/describe-switch.ts';
import { openSite } from '../publish/open-site.ts';
import { findCandidate, parseArguments, runCommand } from './run-command.ts';

const usage = `drop <app>    ends the canary of an app, so that its visitors get the live site
drop <id>     ends any canary or preview`;

await runCommand(usage, async (args) => {
  const [name] = parseArguments(args, 1, {}).positionals;
  const site = await openSite();
  const { candidate } = await site.drop({
    candidate: findCandidate(name),
    ...(await readCurrentPublisher()),
  });
  console.log(`${describeCandidate(candidate)} has ended.`);
});
