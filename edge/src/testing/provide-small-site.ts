import { serveSmallSite } from './serve-small-site.ts';

type SmallSite = Awaited<ReturnType<typeof serveSmallSite>>;

/** A served site for each test of a file. @param register adds routes */
export function provideSmallSite(
  pages: Parameters<typeof serveSmallSite>[0],
  register: (small: SmallSite) => unknown = () => undefined,
): SmallSite {
  // Cast: filled before each test.
  const small = {} as SmallSite;
  beforeEach(async () => {
    Object.assign(small, await serveSmallSite(pages));
    await register(small);
  });
  afterEach(() => small.close());
  return small;
}
