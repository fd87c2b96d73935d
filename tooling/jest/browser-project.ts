import { extname, join } from 'node:path';
import type { Config } from 'jest';
import { workspaceRoot } from '../federation/workspace-root.ts';

/** Packages that contain only ES modules. Jest runs CommonJS, so they are transformed like our own code. */
const modulesOnly = [
  '@emberclutch/[a-z-]+', // as packages
  '@electric-sql/pglite', // CommonJS, but with `import()` inside
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

export type Project = Config & { displayName: string };

export const ignoredPaths = ['/node_modules/', '/dist/'];

/** `.ts`, or `.js` in the packed remote-kit. */
const extension = extname(import.meta.filename);

const resolveHere = (name: string) => join(import.meta.dirname, name + extension);

/** Packages in one project share the files that jest has transformed, because most files that a remote loads are not its own. */
export function createBrowserProject(name: string, folders: string[]): Project {
  return {
    ...createBaseProject(name, folders),
    testEnvironment: resolveHere('browser-environment'),
    testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
    setupFilesAfterEnv: setUp('timeouts', 'no-console-errors', 'dom-testing'),
  };
}

/** @param folders below the root */
export function createBaseProject(displayName: string, folders: string[]): Project {
  return {
    displayName,
    rootDir: workspaceRoot,
    roots: folders.map((folder) => join(workspaceRoot, folder)),
    testMatch: folders.map((folder) => `${join('<rootDir>', folder)}/**/*.test.{ts,tsx}`),
    testPathIgnorePatterns: ignoredPaths,
    modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
    moduleNameMapper: { '\\.(css|woff2|svg|png|webp)$': resolveHere('asset-url') },
    transform: {
      '\\.tsx$': ['@swc/jest', swc({ syntax: 'typescript', tsx: true })],
      '\\.ts$': ['@swc/jest', swc({ syntax: 'typescript' })],
      '\\.[cm]?js$': ['@swc/jest', swc({ syntax: 'ecmascript' })],
    },
    transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(${modulesOnly.join('|')})/)`],
    clearMocks: true,
    restoreMocks: true,
  };
}

export const setUp = (...names: string[]) => names.map(resolveHere);

function swc(parser: { syntax: 'typescript' | 'ecmascript'; tsx?: boolean }) {
  return {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { target: 'es2023', parser, transform: { react: { runtime: 'automatic', development: true } } },
  };
}
