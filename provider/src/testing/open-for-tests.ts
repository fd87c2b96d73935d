interface Closable {
  close(): Promise<unknown>;
}

/** Opens a resource before all tests of a file or `describe`, and closes it after them. @returns the open resource, for use inside tests */
export const openForAll = <Opened extends Closable>(open: () => Promise<Opened>): Opened =>
  openInHooks(beforeAll, afterAll, open);

/**
 * Opens a resource before each test of a file or `describe`, and closes it after each. @returns the open resource, for use inside
 * a test
 */
export const openForEach = <Opened extends Closable>(open: () => Promise<Opened>): Opened =>
  openInHooks(beforeEach, afterEach, open);

type Hook = (run: () => Promise<unknown>) => void;

function openInHooks<Opened extends Closable>(
  before: Hook,
  after: Hook,
  open: () => Promise<Opened>,
): Opened {
  // Its members exist while a test runs.
  const opened = {} as Opened;
  before(async () => Object.assign(opened, await open()));
  after(() => opened.close());
  return opened;
}
