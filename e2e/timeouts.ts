/** A browser test on a busy machine is slow: it fails by its expectations, not by its time. */
jest.setTimeout(240_000);
