/**
 * A test during which something was written with `console.error` fails: React warns there of what breaks later.
 * A test that expects one says so with `jest.spyOn(console, 'error').mockImplementation()`.
 */
let written: string[] = [];

beforeEach(() => {
  written = [];
  console.error = (...args: unknown[]) => {
    written.push(args.map(String).join(' '));
  };
});

afterEach(() => {
  const [first, ...others] = written;
  written = [];
  if (first === undefined) return;
  const more = others.length > 0 ? `\n(and ${others.length} more)` : '';
  throw new Error(`console.error was called: ${first}${more}`);
});
