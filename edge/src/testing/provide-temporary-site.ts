import { temporarySite } from './small-site.ts';
import type { TemporarySite } from './small-site.ts';

/** A temporary site for each test of a file. */
export function provideTemporarySite(): TemporarySite {
  // Cast: filled before each test.
  const site = {} as TemporarySite;
  beforeEach(async () => void Object.assign(site, await temporarySite()));
  afterEach(() => site.remove());
  return site;
}
