import { currentPublisher } from '../build/current-publisher.ts';
import { openSite } from '../publish/open-site.ts';
import { appOrFormer, expectNoMore, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

const usage = `retire <remote>    takes a remote and its pages out of the site; rollback and release --again bring it back`;

await runCommand(usage, async (args) => {
  const [name, ...more] = parseArguments(args).positionals;
  expectNoMore(more);
  const app = appOrFormer(name);
  await (await openSite()).retire({ app, ...(await currentPublisher()) });
  console.log(`${app} is no longer live.`);
});
