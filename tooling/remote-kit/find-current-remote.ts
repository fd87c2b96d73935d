import { basename } from 'node:path';
import { remotes } from '../federation/apps.ts';
import { isStandaloneRemote } from '../federation/workspace-root.ts';

/** Finds the remote in whose folder the command runs. @throws {Error} in any other folder */
export function findCurrentRemote(): string {
  const name = isStandaloneRemote ? remotes[0] : remotes.find((app) => app === basename(process.cwd()));
  if (name === undefined) throw new Error('Run remote-kit in the folder of a remote.');
  return name;
}
