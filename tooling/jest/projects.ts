import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from 'jest';
import { findPostgres } from '../postgres/find-postgres.ts';

/** Packages that ship ES modules only. Jest runs CommonJS, so they are transformed like our own code. */
const modulesOnly = [
  '@electric-sql/pglite', // CommonJS too, but with `import()` inside
  '@fastify/cookie', // the same
  '@msw/url',
  '@mswjs/interceptors',
  '@open-draft/[a-z-]+',
  '@sparticuz/chromium',
  'content-disposition',
  'cookie',
  'jotai',
  'kysely',
  'marked',
  'msw',
  'outvariant',
  'oxc-parser',
  'rettime',
  'until-async',
];

type Project = Config & { displayName: string };

const root = join(import.meta.dirname, '../..');

const ignoredPaths = ['/node_modules/', '/dist/'];

/** Packages that run in Node, or there as well as in a browser: tested without a DOM. */
const purePackages = ['shared/contract', 'shared/art', 'shared/server'];

/** Every jest project of the workspace. A new `remote-*` is found by its folder. */
export function allProjects(): Project[] {
  const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));
  return [
    browserProject('apps', ['host', ...remotes, 'shared/web', 'shared/world']),
    pureProject(),
    lightProject('provider'),
    nodeProject('tools', ['edge', 'tooling']),
    ...(hasPostgres() ? [providerOnPostgres()] : []),
    endToEndProject(),
  ];
}

/** Whether there is a PostgreSQL for the provider's tests: given by TEST_DATABASE_URL, shipped by a package, or installed. */
export const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== null;

/** The projects of one package, for `npx jest` inside its folder. */
export function projectsOf(folder: string): Project[] {
  if (folder === 'e2e') return [endToEndProject()];
  if (folder === 'provider') return allProjects().filter(({ roots }) => roots?.[0] === join(root, folder));
  if (folder === 'edge' || folder === 'tooling') return [nodeProject(folder, [folder])];
  if (purePackages.includes(folder)) return [lightProject(folder)];
  return [browserProject(folder, [folder])];
}

/** Packages in one project share the files that jest has transformed: most of those that a remote loads are not its own. */
function browserProject(name: string, folders: string[]): Project {
  return {
    ...basis(name, folders),
    testEnvironment: join(import.meta.dirname, 'browser-environment.ts'),
    testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
    setupFilesAfterEnv: setUp('timeouts', 'no-console-errors', 'dom-testing'),
  };
}

function nodeProject(name: string, folders: string[]): Project {
  return { ...basis(name, folders), testEnvironment: 'node' };
}

/**
 * Node runs the sources itself and keeps modules between the files of a worker, as it does in production. That takes a
 * third of the time of a fresh set of transformed modules for each file.
 */
function lightProject(name: string, folders = [name]): Project {
  const runner = 'jest-light-runner';
  return { ...nodeProject(name, folders), runner, setupFilesAfterEnv: setUp('guard-tests') };
}

/** One project, because each has few tests. */
function pureProject(): Project {
  return lightProject('shared:pure', purePackages);
}

/** Tests of database access run again on PostgreSQL: its parallel connections show races that the embedded database hides. */
function providerOnPostgres(): Project {
  const provider = lightProject('provider');
  return {
    ...provider,
    displayName: 'provider:postgres',
    testMatch: [
      '{assets,identity,mail,payments,seasons,seed,spawn}/**/*',
      'platform/{batching,database}/**/*',
    ].map((name) => `<rootDir>/provider/src/${name}.test.ts`),
    globalSetup: join(import.meta.dirname, 'postgres-before-all.ts'),
    globalTeardown: join(import.meta.dirname, 'postgres-after-all.ts'),
    setupFiles: [join(import.meta.dirname, 'on-postgres.ts')],
  };
}

/** All browser tests use one suite, which is built, composed and started before them. */
function endToEndProject(): Project {
  return {
    ...nodeProject('e2e', ['e2e']),
    globalSetup: join(root, 'e2e/suite/before-all.ts'),
    globalTeardown: join(root, 'e2e/suite/after-all.ts'),
    setupFilesAfterEnv: [join(root, 'e2e/timeouts.ts')],
  };
}

function basis(displayName: string, folders: string[]): Project {
  return {
    displayName,
    rootDir: root,
    roots: folders.map((folder) => join(root, folder)),
    testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
    testPathIgnorePatterns: ignoredPaths,
    modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
    moduleNameMapper: { '\\.(css|woff2|svg|png|webp)$': join(import.meta.dirname, 'asset-url.ts') },
    transform: {
      '\\.tsx$': ['@swc/jest', swc({ syntax: 'typescript', tsx: true })],
      '\\.ts$': ['@swc/jest', swc({ syntax: 'typescript' })],
      '\\.[cm]?js$': ['@swc/jest', swc({ syntax: 'ecmascript' })],
    },
    transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(${modulesOnly.join('|')})/)`],
    setupFilesAfterEnv: setUp('timeouts', 'no-console-errors'),
    clearMocks: true,
    restoreMocks: true,
  };
}

const setUp = (...names: string[]) => names.map((name) => join(import.meta.dirname, `${name}.ts`));

function swc(parser: { syntax: 'typescript' | 'ecmascript'; tsx?: boolean }) {
  return {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { target: 'es2023', parser, transform: { react: { runtime: 'automatic', development: true } } },
  };
}
