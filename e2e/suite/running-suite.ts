interface RunningSuite {
  url: string;
  dataDir: string;
  /** The only origin in ALLOWED_ORIGINS of the suite, for the page of another site. */
  listedOrigin: string;
}

/** The suite that `before-all.ts` started for all browser tests. */
export function runningSuite(): RunningSuite {
  return {
    url: variable('E2E_URL'),
    dataDir: variable('E2E_DATA_DIR'),
    get listedOrigin() {
      return variable('E2E_LISTED_ORIGIN');
    },
  };
}

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the tests through jest's project "e2e".`);
  return value;
}
