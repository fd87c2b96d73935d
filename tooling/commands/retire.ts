import { readCurrentPublisher } from '../build/read-current-publisher.ts';
import { openSite } from '../publish/open-site.ts';
import { findCurrentOrFormerApp, parseArguments, runCommand } from './run-command.ts';

const usage = `retire <remote>    takes a remote and its pages out of the site; rollback and release --again bring it back`;

await runCommand(usage, async (args) => {
  const [name] = parseArguments(args, 1, {}).positionals;
  const app = findCurrentOrFormerApp(name);
  await (await openSite()).retire({ app, ...(await readCurrentPublisher()) });
  console.log(`${app} is no longer live.`);
});
