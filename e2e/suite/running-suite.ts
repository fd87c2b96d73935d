interface RunningSuite {
  url: string;
  dataDir: string;
  /** The only origin in the suite's ALLOWED_ORIGINS, for pages of another site. */
  allowedOrigin: string;
}

/** Describes the suite that `before-all.ts` has started for all browser tests. */
export function getRunningSuite(): RunningSuite {
  return {
    url: readVariable('E2E_URL'),
    dataDir: readVariable('E2E_DATA_DIR'),
    get allowedOrigin() {
      return readVariable('E2E_ALLOWED_ORIGIN');
    },
  };
}

function readVariable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the tests through jest's project "e2e".`);
  return value;
}
