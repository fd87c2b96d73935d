/** A browser test waits for a real world: longer than a unit test, shorter than a person. */
jest.setTimeout(240_000);
