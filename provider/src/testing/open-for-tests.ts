interface Closable {
  close(): Promise<unknown>;
}

/** Opens something before all tests of a file or `describe`, and closes it after them. @returns what is open while they run */
export const openForAll = <Opened extends Closable>(open: () => Promise<Opened>): Opened =>
  openBy(beforeAll, afterAll, open);

/** Opens something before each test of a file or `describe`, and closes it after it. @returns what is open while one runs */
export const openForEach = <Opened extends Closable>(open: () => Promise<Opened>): Opened =>
  openBy(beforeEach, afterEach, open);

type Hook = (run: () => Promise<unknown>) => void;

function openBy<Opened extends Closable>(before: Hook, after: Hook, open: () => Promise<Opened>): Opened {
  // Its members exist while a test runs.
  const opened = {} as Opened;
  before(async () => Object.assign(opened, await open()));
  after(() => opened.close());
  return opened;
}
