/** A browser test waits for a real world: longer than a unit test, shorter than a person. */
jest.setTimeout(90_000);
