import manifest from '../../package.json' with { type: 'json' };
import { clientVersion } from './client-version.ts';

it('is the version of the package', () => {
  expect(clientVersion).toBe(manifest.version);
});
