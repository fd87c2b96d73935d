import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apps } from '../federation/apps.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { listLibraries, describePackages } from './input-digest.ts';

it('the digest makes an app stale only if libraries that it uses change, directly or through others', () => {
  expect(listLibraries('remote-auth')).toEqual(['shared/art', 'shared/contract', 'shared/web']);
  expect(listLibraries('remote-hatchery')).toEqual([
    'shared/art',
    'shared/contract',
    'shared/web',
    'shared/world',
  ]);
});

describe('a change to the lockfile', () => {
  const lockfile = readFileSync(join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8');

  /** The apps that a version `99.0.0` of a package makes stale. */
  const listStaleApps = (name: string) => {
    const versions = new RegExp(
      `(?<=^  '?${name}@|(?<=^ {6}'?${name}'?: ))[\\d.]+|(?<=^ {6}'?${name}'?:\n.*\n {8}version: )[\\d.]+`,
      'gm',
    );
    const changed = lockfile.replaceAll(versions, '99.0.0');
    expect(changed).not.toBe(lockfile);
    return apps.filter((app) => describePackages(app, changed) !== describePackages(app, lockfile));
  };

  it.each(['jest', 'fastify', '@electric-sql/pglite', 'playwright-core'])(
    'the digest makes no app stale if %s changes, which only tests and servers use',
    (name) => expect(listStaleApps(name)).toEqual([]),
  );

  it.each(['react', 'webpack', '@emotion/is-prop-valid'])(
    'the digest makes all apps stale if %s changes',
    (name) => expect(listStaleApps(name)).toEqual(apps),
  );

  it('the digest makes an app stale if only its libraries use the package', () => {
    expect(listStaleApps('pixi.js')).toEqual(['remote-hatchery']);
  });

  it('the digest makes an app stale if a package has different content under the same version', () => {
    // The lockfile also contains the React of pages that embed remotes.
    const changed = lockfile.replaceAll(
      /(?<=^ {2}react@[\d.]+:\n).*$/gm,
      '    resolution: {integrity: sha512-other}',
    );

    expect(describePackages('host', changed)).not.toBe(describePackages('host', lockfile));
  });
});
