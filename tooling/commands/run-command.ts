/**
 * Runs a command of the workspace: a failure is one clear line (or what a build said) and exit code 1.
 * Set DEBUG to anything to see where it came from.
 */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message);
    process.exitCode = 1;
  }
}
