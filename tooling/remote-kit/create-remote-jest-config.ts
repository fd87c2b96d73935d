import { relative } from 'node:path';
import type { Config } from 'jest';
import { createBrowserProject } from '../jest/browser-project.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';

/** Creates the jest configuration of a remote. @param folder folder of the remote, which contains its `jest.config.ts` */
export function createRemoteJestConfig(folder: string): Config {
  const path = relative(workspaceRoot, folder);
  return { projects: [createBrowserProject(path === '' ? 'remote' : path, [path])] };
}
