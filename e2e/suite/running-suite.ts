/** The suite that `before-all.ts` started for all browser tests. */
export function runningSuite(): { url: string; dataDir: string } {
  return { url: variable('E2E_URL'), dataDir: variable('E2E_DATA_DIR') };
}

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the tests through jest's project "e2e".`);
  return value;
}
