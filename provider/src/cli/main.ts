import { runCommand } from './run-command.ts';

// A reader such as `head` closes the pipe after the first lines.
process.stdout.on('error', () => process.exit());

process.exitCode = await runCommand({
  args: process.argv.slice(2),
  environment: process.env,
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
});
