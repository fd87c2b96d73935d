/**
 * Runs a command of the workspace. A failure prints its message and sets exit code 1; DEBUG adds the stack trace.
 */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message);
    process.exitCode = 1;
  }
}
