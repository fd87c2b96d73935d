import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { Publisher } from '@emberclutch/contract/site/publishing.ts';
import { publisherSettings } from '@emberclutch/edge/publisher-settings.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';

/** Reads the user and the commit that `releases` shows beside a version, from the settings or this checkout. Each is null if unknown. */
export async function readCurrentPublisher(
  { by, commit }: Publisher = publisherSettings.read(process.env).publisher,
): Promise<Publisher> {
  return { by: by ?? readUserName(), commit: commit ?? (await readCommit()) };
}

async function readCommit(): Promise<string | null> {
  const commit = await runGit(['rev-parse', '--short=12', 'HEAD']);
  const isChanged = (await runGit(['status', '--porcelain'])) !== '';
  return commit && isChanged ? `${commit} with changes` : commit;
}

async function runGit(args: string[]): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd: workspaceRoot });
    return stdout.trim();
  } catch {
    return null;
  }
}

function readUserName(): string | null {
  try {
    return userInfo().username;
  } catch {
    return null; // a container may run as a user without a name
  }
}
