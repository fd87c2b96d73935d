import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stats, Configuration } from 'webpack';
import type { Release, ReleasePage, ScriptPreload } from '@emberclutch/contract/site/release.ts';
import { RemotePage } from '@emberclutch/contract/site/site.ts';
import { getDistFolder, hasWorldMap } from '../federation/apps.ts';
import { readManifest } from '../federation/read-manifest.ts';
import { toSharedConfig, listSharedVersions } from '../federation/shared-modules.ts';
import { getAppFolder } from '../federation/workspace-root.ts';
import { toContainerName, createBaseConfig } from '../webpack/base-config.ts';
import { computeIntegrity } from '../webpack/chunk-integrity.ts';
import { createRemoteConfig } from '../webpack/remote-config.ts';
import { createRemoteServerConfig, serverFile } from '../webpack/server-config.ts';
import { mapFolder } from '../world-map/ensure-world-map.ts';
import { listApiCalls } from './contract/api-calls.ts';
import { checkRoutes } from './contract/check-routes.ts';
import { listHostScripts, listRemoteScripts } from './host-scripts.ts';
import { computeInputDigest } from './input-digest.ts';
import { findPageScripts } from './find-page-scripts.ts';
import { findWorldMap } from './find-world-map.ts';
import { readPageTable } from './page-table.ts';
import type { PageRow } from './page-table.ts';
import { runWebpack } from './run-webpack.ts';

/** Builds one app for production into its `dist`, with the `release.json` that publishing reads. @throws {BuildError} */
export async function buildApp(app: string): Promise<void> {
  // Computed before the build, so that a change during the build causes another build.
  const inputDigest = computeInputDigest(app);
  const host = app === 'host' ? (await import('./host-build.ts')).hostBuild : null;
  const isHost = host !== null;
  const table = await readPageTable(app);
  const isRendered = isHost || table.some((row) => row.isRendered);
  await rm(getDistFolder(app), { recursive: true, force: true });
  // Runs the builds while the map of the world is drawn.
  const [stats, world, map] = await Promise.all([
    runWebpack(host?.createConfiguration() ?? createRemoteConfig({ app, isDev: false }, inputDigest)),
    isHost ? null : buildWorldScript(app),
    hasWorldMap(app) ? findWorldMap() : null,
    isRendered && !isHost && runWebpack(createRemoteServerConfig(app)),
  ]);
  if (map !== null) await cp(map, join(getDistFolder(app), mapFolder), { recursive: true });
  if (!isHost) checkRoutes(app);
  const pages = await Promise.all(table.map((row) => describePage(app, row, stats)));
  await host?.addFiles();
  const { entry, preload } = isHost ? listHostScripts(stats) : await listRemoteScripts(app);
  const { version } = readManifest(join(getAppFolder(app), 'package.json'));
  const release: Release = {
    app,
    // The same inputs produce the same release in any folder, because webpack names chunks and orders modules by relative paths.
    version: `${version}-${inputDigest.slice(0, 10)}`,
    sources: inputDigest,
    container: toContainerName(app),
    entry,
    integrity: await computeFileIntegrity(app, entry),
    ...(isRendered && { server: serverFile }),
    ...(world !== null && { world, worldIntegrity: await computeFileIntegrity(app, world) }),
    preload: await Promise.all(preload.map((script) => addIntegrity(app, script))),
    ...(await host?.describe()),
    pages,
    shared: listVersions(isHost),
    calls: listApiCalls(stats),
  };
  await writeFile(join(getDistFolder(app), 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
}

async function describePage(app: string, { load, ...page }: PageRow, stats: Stats): Promise<ReleasePage> {
  const files = load ? findPageScripts(stats, { ...page, load }) : [];
  const preload = await Promise.all(files.map((file) => addIntegrity(app, { file })));
  const { isDrawnByScripts } = page;
  return { ...RemotePage.parse(page), preload, ...(isDrawnByScripts && { isDrawnByScripts }) };
}

const addIntegrity = async <Preload extends ScriptPreload>(app: string, preload: Preload) => ({
  ...preload,
  integrity: await computeFileIntegrity(app, preload.file),
});

const computeFileIntegrity = async (app: string, file: string): Promise<string> =>
  computeIntegrity(await readFile(join(getDistFolder(app), file)));

const listVersions = (isHost: boolean): Record<string, string> =>
  isHost
    ? listSharedVersions()
    : Object.fromEntries(
        Object.entries(toSharedConfig('remote')).map(([module, { requiredVersion }]) => [
          module,
          requiredVersion,
        ]),
      );

/** Builds the script that draws the world in pages of other sites. @returns its path in the release; null for a remote without its source */
async function buildWorldScript(app: string): Promise<string | null> {
  if (!existsSync(join(getAppFolder(app), worldScriptEntry))) return null;
  await runWebpack(createWorldScriptConfig(app));
  return worldScriptFile;
}

/** Path of the source relative to the folder of a remote. */
const worldScriptEntry = 'src/app/world-script.ts';

/** Path of the built script relative to its release. It needs no digest, because the address of a release contains one. */
const worldScriptFile = 'embed/world.js';

/** Configures the world for pages of other sites: one module script without React, next to the pictures of the map. */
function createWorldScriptConfig(app: string): Configuration {
  const { module, ...base } = createBaseConfig({ app, isDev: false });
  return {
    ...base,
    name: `${app}, world script`,
    devtool: false,
    entry: `./${worldScriptEntry}`,
    experiments: { outputModule: true },
    output: {
      path: getDistFolder(app),
      filename: worldScriptFile,
      module: true,
      library: { type: 'module' },
    },
    module: {
      ...module,
      parser: { javascript: { importMeta: false, url: false, dynamicImportMode: 'eager' } },
    },
    plugins: [],
  };
}
