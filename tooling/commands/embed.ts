import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { transform } from '@swc/core';
import { toShortName } from '@emberclutch/edge/releases/site-folder.ts';
import { hasWorldMap, remotes } from '../federation/apps.ts';
import { computeEmbedGeneration } from '../federation/shared-modules.ts';
import { composeEmbedDeclarations } from '../build/compose-embed-declarations.ts';
import { findWorldMap } from '../build/find-world-map.ts';
import { runWebpack } from '../build/run-webpack.ts';
import { mapFolder } from '../world-map/ensure-world-map.ts';
import { computeIntegrity } from '../webpack/chunk-integrity.ts';
import { entryFile } from '../webpack/remote-config.ts';
import { createSelfContainedConfig } from '../webpack/create-self-contained-config.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { findApp, parseArguments, runCommand } from './run-command.ts';

const usage = `embed <remote> <folder>    builds a remote for pages outside our host, with its element and types; files in the folder are kept`;

await runCommand(usage, async (args) => {
  const [name, folder] = parseArguments(args, 2, {}).positionals;
  if (name === undefined || folder === undefined)
    throw new Error(`Name a remote (${remotes.join(', ')}) and a folder for its files.`);
  const app = findApp(name);
  if (app === 'host') throw new Error(`The host cannot be embedded. Remotes: ${remotes.join(', ')}.`);
  const { output, ...configuration } = createSelfContainedConfig(
    { app, isDev: false },
    computeEmbedGeneration(),
  );
  await runWebpack({
    ...configuration,
    entry: {},
    output: { ...output, path: resolve(folder) },
  });
  if (hasWorldMap(app)) await cp(await findWorldMap(), join(resolve(folder), mapFolder), { recursive: true });
  const entry = await readFile(join(resolve(folder), entryFile));
  const integrity = computeIntegrity(entry);
  const file = `remoteEntry.${Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('hex', 0, 4)}.js`;
  const contents = {
    [file]: entry,
    'element.js': await composeElementScript(toShortName(app), { file, integrity }),
    ...(await composeEmbedDeclarations(toShortName(app))),
  };
  for (const [path, content] of Object.entries(contents))
    await writeFile(join(resolve(folder), path), content);
});

/**
 * Composes the module script that defines the element of a remote. A site serves the script beside the entry of the remote, and the script
 * finds the entry by its own address.
 * @param name name of the remote, such as `hatchery`
 * @param entry name and integrity of the entry's file. The name contains a digest, so that an older page finds its own entry
 */
async function composeElementScript(
  name: string,
  { file, integrity }: { file: string; integrity: string },
): Promise<string> {
  const source = join(workspaceRoot, 'shared/web/src/mount/define-remote-element.ts');
  const call = `defineRemoteElement('${name}', new URL('${file}', import.meta.url).href, '${integrity}');`;
  const { code } = await transform(`${await readFile(source, 'utf8')}\n${call}\n`, {
    configFile: false,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
    minify: true,
    module: { type: 'es6' },
  });
  return code;
}
