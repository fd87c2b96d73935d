import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import type { RemotePage } from '@emberclutch/shared/contract/site';
import type { Release } from '@emberclutch/edge/release';
import { sharedFor, sharedVersions } from '../federation/shared-modules.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { prerenderHost } from '../prerender/prerender-host.ts';
import { newsPages } from '../prerender/read-news.ts';
import { containerName } from '../webpack/base-config.ts';
import { hostConfig } from '../webpack/host-config.ts';
import { entryFile, manifestFile, remoteConfig } from '../webpack/remote-config.ts';
import { distOf } from './apps.ts';
import { BuildError } from './build-error.ts';
import { stampBuild } from './build-stamp.ts';
import { inputDigest } from './input-digest.ts';
import { runWebpack } from './run-webpack.ts';

/**
 * Builds one app for production into its `dist`, with the `release.json` that publishing reads.
 * @throws {BuildError}
 */
export async function buildApp(app: string): Promise<void> {
  const inputs = inputDigest(app);
  const isHost = app === 'host';
  const build = { app, isDev: false };
  const stats = await runWebpack(isHost ? hostConfig(build) : remoteConfig(build));
  if (isHost) {
    await cp(join(workspaceRoot, app, 'pictures'), join(distOf(app), 'pictures'), { recursive: true });
    await prerenderHost(await pagesOf(app), runWebpack, (chunk) => chunkScripts(stats, chunk));
  }
  const scripts = isHost ? hostScripts(stats) : await remoteScripts(app);
  const release: Release = {
    app,
    version: await versionOf(app),
    container: containerName(app),
    entry: scripts.entry,
    integrity: await integrityOf(join(distOf(app), scripts.entry)),
    preload: scripts.preload,
    preloadForRemotes: scripts.preloadForRemotes,
    pages: await pagesOf(app),
    shared: versionsOf(isHost),
  };
  await writeFile(join(distOf(app), 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  await stampBuild(app, inputs);
}

interface Scripts {
  entry: string;
  preload: string[];
  preloadForRemotes: string[];
}

/** The entry, and the chunk that it imports at once. */
function hostScripts(stats: Stats): Scripts {
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
  const [entry, ...others] = scriptsOf(entrypoints.shell);
  if (!entry || others.length > 0) throw new BuildError('The host must start with exactly one script');
  return {
    entry,
    preload: chunkScripts(stats, 'bootstrap'),
    preloadForRemotes: chunkScripts(stats, 'federation'),
  };
}

/** Scripts of a chunk that has a name; none where no chunk is called so. */
function chunkScripts(stats: Stats, chunk: string): string[] {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  return scriptsOf(namedChunkGroups[chunk]);
}

const scriptsOf = (group: { assets?: { name: string }[] } | undefined) =>
  (group?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));

interface Manifest {
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

/** The chunks behind the door, from the manifest that federation wrote. */
async function remoteScripts(app: string): Promise<Scripts> {
  const manifest: Manifest = JSON.parse(await readFile(join(distOf(app), manifestFile), 'utf8'));
  const door = manifest.exposes.find(({ path }) => path === './routes');
  if (!door) throw new BuildError(`${app} does not expose ./routes`);
  return { entry: entryFile, preload: door.assets.js.sync, preloadForRemotes: [] };
}

/** The pages an app offers, as its `pages.ts` says. */
export async function pagesOf(app: string): Promise<RemotePage[]> {
  const module: { pages: RemotePage[] } = await import(join(workspaceRoot, app, 'src', 'pages.ts'));
  return app === 'host' ? [...module.pages, ...newsPages()] : module.pages;
}

/** The package's version and a digest of every file, so that the same output is the same release. */
async function versionOf(app: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(workspaceRoot, app, 'package.json'), 'utf8'),
  );
  const hash = createHash('sha256').update(JSON.stringify(await pagesOf(app)));
  const names = (await readdir(distOf(app))).filter((name) => name.endsWith('.js')).toSorted();
  for (const name of names) hash.update(`${name}\0`).update(await readFile(join(distOf(app), name)));
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}

async function integrityOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}

const versionsOf = (isHost: boolean): Record<string, string> =>
  isHost
    ? sharedVersions()
    : Object.fromEntries(
        Object.entries(sharedFor('remote')).map(([module, { requiredVersion }]) => [module, requiredVersion]),
      );
