import { runCommand } from './run-command.ts';

// Whoever reads the first lines only, as `head` does, has seen enough.
process.stdout.on('error', () => process.exit());

process.exitCode = await runCommand({
  args: process.argv.slice(2),
  environment: process.env,
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
