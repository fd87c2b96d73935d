/**
 * Runs a command of the workspace. A failure prints its message and sets exit code 1; DEBUG adds the stack trace.
 * @param usage what `--help` prints
 */
export async function runCommand(usage: string, command: (args: string[]) => Promise<void>): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) return console.log(usage);
  try {
    await command(args);
  } catch (error) {
    console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message);
    process.exitCode = 1;
  }
}
