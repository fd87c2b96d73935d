/** The suite that was started for all browser tests (`before-all.ts`). */
export function givenSuite(): { url: string; dataDir: string } {
  return { url: given('E2E_URL'), dataDir: given('E2E_DATA_DIR') };
}

function given(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the tests through jest's project "e2e".`);
  return value;
}
