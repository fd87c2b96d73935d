/**
 * Fails a test during which `console.error` was called, because React reports its warnings there. A test that expects an
 * error replaces it with `jest.spyOn(console, 'error').mockImplementation()`.
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
