import { currentPublisher } from '../build/current-publisher.ts';
import { describeCandidate } from '../publish/describe-candidate.ts';
import { openSite } from '../publish/open-site.ts';
import { candidateOf, expectNoMore, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/** `drop hatchery`: ends the canary of an app. `drop <id>`: ends any canary or preview. Their visitors get the live site. */
await runCommand(async (args) => {
  const [name, ...more] = parseArguments(args).positionals;
  expectNoMore(more);
  const site = await openSite();
  const { candidate } = await site.drop({
    candidate: candidateOf(name),
    ...(await currentPublisher()),
  });
  console.log(`${describeCandidate(candidate)} has ended.`);
});
