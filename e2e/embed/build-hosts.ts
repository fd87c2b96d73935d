import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extract } from 'tar';
import { noteProgress } from '@emberclutch/tooling/jest/progress.ts';
import { packEmbedPackage } from '@emberclutch/tooling/packages/pack-packages.ts';

export interface Host {
  name: string;
  /** The folder with the files to serve. */
  folder: string;
}

export const hostsFolder = join(import.meta.dirname, '../hosts');
const typescript = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

/** The commands that build each host in its folder. */
const commands: Record<string, readonly (readonly string[])[]> = {
  plain: [],
  'react-18': [['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native'], [typescript]],
  'react-19': [['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native'], [typescript]],
  vue: [['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native'], [typescript]],
  rsbuild: [['node_modules/@rsbuild/core/bin/rsbuild.js', 'build']],
  'module-federation': [['build.js']],
};

/**
 * Builds the pages of other sites. Builds each in its own folder as its team would: with the tools and libraries of its `package.json`, and
 * with the packed package.
 * @returns the hosts, and as `root` the folder that contains all of them
 */
export async function buildHosts(): Promise<{ hosts: Host[]; root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'hosts-'));
  const { tarball } = await packEmbedPackage(root);
  await extract({ cwd: root, file: tarball });
  const hosts = await Promise.all(
    Object.keys(commands).map(async (name) => ({ name, folder: await buildHost(name, root) })),
  );
  return { hosts, root, remove: () => rm(root, { recursive: true }) };
}

async function buildHost(name: string, root: string): Promise<string> {
  const folder = join(root, name);
  // Both versions of React use the same sources.
  const sources = name === 'react-18' ? 'react-19' : name;
  const filter = (path: string) => !/\/(node_modules|dist)$/.test(path);
  await cp(join(hostsFolder, sources), folder, { recursive: true, filter });
  if (name === 'plain') {
    await cp(join(root, 'package/dist'), join(folder, 'embed'), { recursive: true });
    return folder;
  }
  await installHostPackages(name, root, folder);
  for (const command of commands[name] ?? []) await runScript(folder, command);
  if (name === 'module-federation') await rename(join(folder, 'index.html'), join(folder, 'dist/index.html'));
  return join(folder, 'dist');
}

/** Installs the packages of a host into a folder, including our packed package. @param root folder that `buildHosts` has returned */
export async function installHostPackages(host: string, root: string, folder: string): Promise<void> {
  await linkPackages(join(hostsFolder, host, 'node_modules'), join(folder, 'node_modules'));
  await cp(join(root, 'package'), join(folder, 'node_modules/@emberclutch/embed'), { recursive: true });
}

/** Runs a Node script in a folder. @throws {Error} with the script's output if it fails */
export async function runScript(folder: string, command: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [...command], { cwd: folder });
  noteProgress();
}

/** Links each package that the workspace has installed, except ours. */
async function linkPackages(from: string, to: string): Promise<void> {
  const names = await readdir(from);
  for (const name of names.filter((name) => name !== '@emberclutch' && !name.startsWith('.'))) {
    if (name.startsWith('@')) await linkPackages(join(from, name), join(to, name));
    else {
      await mkdir(to, { recursive: true });
      await symlink(join(from, name), join(to, name));
    }
  }
}
