import type { runToEnd } from '@emberclutch/e2e/suite/start-suite.ts';

/** @throws {Error} with the output of a command that fails */
export async function expectSuccess(run: ReturnType<typeof runToEnd>): Promise<void> {
  const { code, output } = await run;
  if (code !== 0) throw new Error(output);
}
