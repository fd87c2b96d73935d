/**
 * Fails a test during which `console.error` was called, because React reports its warnings there. A test that expects an error replaces the
 * function with `jest.spyOn(console, 'error').mockImplementation()`.
 */
let consoleErrors: string[] = [];

beforeEach(() => {
  consoleErrors = [];
  console.error = (...args: unknown[]) => {
    consoleErrors.push(args.map(String).join(' '));
  };
});

afterEach(() => {
  const [first, ...others] = consoleErrors;
  consoleErrors = [];
  if (first === undefined) return;
  const more = others.length > 0 ? `\n(and ${others.length} more)` : '';
  throw new Error(`console.error was called: ${first}${more}`);
});
