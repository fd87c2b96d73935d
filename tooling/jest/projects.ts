import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createBaseProject, createBrowserProject, ignoredPaths, listSetupFiles } from './browser-project.ts';
import type { Project } from './browser-project.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { findPostgres } from '../postgres/find-postgres.ts';

/** Lists all jest projects of the workspace. A new `remote-*` folder is included automatically. */
export function listAllProjects(): Project[] {
  const remotes = readdirSync(workspaceRoot).filter((name) => name.startsWith('remote-'));
  return [
    createBrowserProject('apps', ['host', ...remotes, 'shared/embed', 'shared/web', 'shared/world']),
    createLightProject('shared:pure', ['shared/contract', 'shared/art', 'shared/server']),
    createEmbeddedProject(),
    createLightProject('tools', ['edge', 'tooling']),
    ...(hasPostgres() ? [createPostgresProject()] : []),
    createEndToEndProject(),
  ];
}

/** Whether there is a PostgreSQL server for the provider's tests: from TEST_DATABASE_URL, from a package, or installed. */
export const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== null;

/** Creates a project in which Node runs the sources directly and workers keep modules, in a third of the time of transforming them. */
function createLightProject(name: string, folders = [name]): Project {
  const runner = 'jest-light-runner';
  const setupFilesAfterEnv = listSetupFiles('guard-light-tests');
  return { ...createBaseProject(name, folders), testEnvironment: 'node', runner, setupFilesAfterEnv };
}

/** Folders of the provider whose tests use a database. */
const databaseFolders = 'assets|identity|mail|payments|personal-data|seasons|seed|spawn|platform/batching';

/** Tests of connections and time limits, which the embedded database does not have. */
const connectionTests = 'platform/database/(open-server|restore-marker)';

/** Tests that need no database server, in folders with tests that need one. */
const serverlessTests = 'platform/database/(is-unavailable|migrations|new-database)';

/**
 * Contains all tests if there is no PostgreSQL. Otherwise, contains the tests of the embedded database itself (commands, kills, the
 * connection), the fuzz test of all endpoints, a sale, and the data of an account from its first row to its deletion. The browser tests also
 * use the embedded database.
 */
function createEmbeddedProject(): Project {
  const provider = createLightProject('provider');
  if (!hasPostgres()) return provider;
  const postgresOnlyTests = `/provider/src/((?!personal-data|spawn/purchases)(${databaseFolders})/|${connectionTests})`;
  return { ...provider, testPathIgnorePatterns: [...ignoredPaths, postgresOnlyTests] };
}

/** Contains all tests of database access. Parallel connections of PostgreSQL reveal races that the embedded database hides. */
function createPostgresProject(): Project {
  const provider = createLightProject('provider');
  return {
    ...provider,
    displayName: 'provider:postgres',
    testMatch: [...databaseFolders.split('|'), 'platform/database'].map(
      (folder) => `<rootDir>/provider/src/${folder}/**/*.test.ts`,
    ),
    testPathIgnorePatterns: [...ignoredPaths, `/provider/src/${serverlessTests}`],
    globalSetup: join(import.meta.dirname, 'postgres-before-all.ts'),
    globalTeardown: join(import.meta.dirname, 'postgres-after-all.ts'),
    setupFiles: [join(import.meta.dirname, 'on-postgres.ts')],
  };
}

/** Contains all browser tests. They use one suite, which is built, composed and started before them. */
function createEndToEndProject(): Project {
  return {
    ...createLightProject('e2e'),
    globalSetup: join(workspaceRoot, 'e2e/suite/before-all.ts'),
    globalTeardown: join(workspaceRoot, 'e2e/suite/after-all.ts'),
    setupFilesAfterEnv: [join(workspaceRoot, 'e2e/guard-browser-tests.ts')],
  };
}
