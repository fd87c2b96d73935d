import { relative } from 'node:path';
import type { Config } from 'jest';
import { createBrowserProject } from '../jest/browser-project.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';

/** The jest configuration of a remote. @param folder of the remote, with its `jest.config.ts` */
export function remoteTests(folder: string): Config {
  const path = relative(workspaceRoot, folder);
  return { projects: [createBrowserProject(path === '' ? 'remote' : path, [path])] };
}
