import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apps } from '../federation/apps.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { listLibraries, describePackages } from './input-digest.ts';

it('the digest of an app includes the libraries that it uses, directly or through others', () => {
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

  /** Lists the apps that become stale with version `99.0.0` of a package. */
  const listStaleApps = (name: string) => {
    const versions = new RegExp(
      `(?<=^  '?${name}@|(?<=^ {6}'?${name}'?: ))[\\d.]+|(?<=^ {6}'?${name}'?:\n.*\n {8}version: )[\\d.]+`,
      'gm',
    );
    const changedLockfile = lockfile.replaceAll(versions, '99.0.0');
    expect(changedLockfile).not.toBe(lockfile);
    return apps.filter((app) => describePackages(app, changedLockfile) !== describePackages(app, lockfile));
  };

  it.each(['jest', 'fastify', '@electric-sql/pglite', 'playwright-core'])(
    'the digest of every app is unaffected by %s, which only tests and servers use',
    (name) => expect(listStaleApps(name)).toEqual([]),
  );

  it.each(['react', 'webpack', '@emotion/is-prop-valid'])('the digest of every app depends on %s', (name) =>
    expect(listStaleApps(name)).toEqual(apps),
  );

  it('the digest of an app depends on a package that only its libraries use', () => {
    expect(listStaleApps('pixi.js')).toEqual(['remote-hatchery']);
  });

  it('the digest of an app changes if a package has different content under the same version', () => {
    // Replaces all matches, because the lockfile also contains the React of pages that embed remotes.
    const changedLockfile = lockfile.replaceAll(
      /(?<=^ {2}react@[\d.]+:\n).*$/gm,
      '    resolution: {integrity: sha512-other}',
    );

    expect(describePackages('host', changedLockfile)).not.toBe(describePackages('host', lockfile));
  });
});
