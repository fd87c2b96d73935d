/** Long enough for a busy machine: a test fails by its expectations and not by its duration. */
jest.setTimeout(30_000);
