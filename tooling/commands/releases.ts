import { text } from 'node:stream/consumers';
import { describeCandidate, describeSwitch } from '../publish/describe-switch.ts';
import { openSite } from '../publish/open-site.ts';
import { traceStack } from '../publish/trace-stack.ts';
import { findCurrentOrFormerApp, parseArguments, runCommand } from './run-command.ts';

const usage = `releases [app]                lists the live versions with their shared modules, canaries and previews, and the last switches
releases --before <number>    lists the switches before this one
releases trace '<stack>'      names the source lines of an error that a page reported; without a stack, reads standard input`;

await runCommand(usage, async (args) => {
  const [command, ...stack] = args;
  if (command === 'trace') return trace(stack.join(' '));
  const { positionals, values } = parseArguments(args, 1, { before: { type: 'string' } });
  const [name] = positionals;
  const onlyApp = name === undefined ? null : findCurrentOrFormerApp(name);
  const isListed = ({ app }: { app: string }) => onlyApp === null || app === onlyApp;
  const before = readNumber(values.before);
  const state = await (await openSite()).readState(before);
  if (state.live.length === 0) console.log('Nothing has been live here.');
  if (before === undefined) {
    for (const { app, version, shared } of state.live.filter(isListed))
      console.log(`${app} ${version}   live\n  shares: ${formatModules(shared)}`);
    for (const app of state.retired.filter((retired) => isListed({ app: retired })))
      console.log(`${app}   retired`);
    for (const candidate of state.candidates.filter(({ apps }) => onlyApp === null || onlyApp in apps))
      console.log(`${describeCandidate(candidate)} ${candidate.id} by ${candidate.by ?? 'unknown user'}`);
  }
  for (const entry of state.switches) {
    const description = describeSwitch(entry, onlyApp);
    if (description !== null) console.log(description);
  }
  if (state.before !== null) console.log(`Earlier ones: releases --before ${state.before}`);
});

async function trace(argument: string): Promise<void> {
  const stack = argument === '' ? await text(process.stdin) : argument;
  const lines = await traceStack(await openSite(), stack);
  if (lines.length === 0)
    throw new Error('The stack has no position such as /host/1.8.4-0a1b2c3d4e/shell.5f6a7b8c.js:1:234.');
  for (const line of lines) console.log(line);
}

function formatModules(shared: Record<string, string>): string {
  const modules = Object.entries(shared).map(([module, range]) => `${module} ${range}`);
  return modules.join(', ') || 'nothing';
}

function readNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`--before takes the number of a switch, not "${text}".`);
}
