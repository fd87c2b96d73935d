import { extname, join } from 'node:path';
import type { Config } from 'jest';
import { workspaceRoot } from '../federation/workspace-root.ts';

/** Packages that jest transforms like our own code, because they contain ES modules, and jest runs CommonJS. */
const esModulePackages = [
  '@emberclutch/[a-z-]+', // our packages, as a standalone remote installs them
  '@msw/url',
  '@mswjs/interceptors',
  '@open-draft/[a-z-]+',
  'cookie',
  'jotai',
  'msw',
  'outvariant',
  'rettime',
  'until-async',
];

export type Project = Config & { displayName: string };

export const ignoredPaths = ['/node_modules/', '/dist/'];

/** Extension of the files in this folder: `.ts`, or `.js` in the packed remote-kit. */
const extension = extname(import.meta.filename);

const toFile = (name: string) => join(import.meta.dirname, name + extension);

/** Creates a project for several packages, which share the files that jest has transformed: most files that a remote loads are not its own. */
export function createBrowserProject(name: string, folders: string[]): Project {
  return {
    ...createBaseProject(name, folders),
    testEnvironment: toFile('browser-environment'),
    testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
    setupFilesAfterEnv: listSetupFiles('timeouts', 'no-console-errors', 'dom-testing'),
  };
}

/** @param folders folders below the root */
export function createBaseProject(displayName: string, folders: string[]): Project {
  return {
    displayName,
    rootDir: workspaceRoot,
    roots: folders.map((folder) => join(workspaceRoot, folder)),
    testMatch: folders.map((folder) => `${join('<rootDir>', folder)}/**/*.test.{ts,tsx}`),
    testPathIgnorePatterns: ignoredPaths,
    modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
    moduleNameMapper: { '\\.(css|woff2|svg|png|webp)$': toFile('asset-url') },
    transform: {
      '\\.tsx$': ['@swc/jest', createSwcOptions({ syntax: 'typescript', tsx: true })],
      '\\.ts$': ['@swc/jest', createSwcOptions({ syntax: 'typescript' })],
      '\\.[cm]?js$': ['@swc/jest', createSwcOptions({ syntax: 'ecmascript' })],
    },
    transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(${esModulePackages.join('|')})/)`],
    clearMocks: true,
    restoreMocks: true,
  };
}

export const listSetupFiles = (...names: string[]) => names.map(toFile);

function createSwcOptions(parser: { syntax: 'typescript' | 'ecmascript'; tsx?: boolean }) {
  return {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { target: 'es2023', parser, transform: { react: { runtime: 'automatic', development: true } } },
  };
}
