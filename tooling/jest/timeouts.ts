/** A test is slow only because the machine is busy: it fails by what it expects, not by its time. */
jest.setTimeout(30_000);
