import type { GeneratedFile } from './generated-file.ts';
import type { NewPage } from './new-page.ts';
import { pageFiles } from './page-files.ts';
import { copyImport, pageRow } from './page-row.ts';
import { remoteReadme } from './remote-readme.ts';
import { remoteWorkflow } from './remote-workflow.ts';

/**
 * A whole remote with its first page.
 * @param app its folder, such as `remote-garden`
 * @param version of the workspace
 */
export function remoteFiles(app: string, version: string, page: NewPage): GeneratedFile[] {
  return [
    { path: `${app}/package.json`, content: manifest(app, version) },
    { path: `${app}/tsconfig.json`, content: tsconfig },
    { path: `${app}/jest.config.ts`, content: jestConfig },
    { path: `${app}/README.md`, content: remoteReadme(app, `Shows \`${page.path}\`.`) },
    { path: `.github/workflows/${app}.yml`, content: remoteWorkflow(app) },
    { path: `${app}/src/pages.ts`, content: pages(page) },
    { path: `${app}/src/app/routes.tsx`, content: routes },
    { path: `${app}/src/app/mount.tsx`, content: mount },
    { path: `${app}/src/app/standalone.ts`, content: standalone },
    { path: `${app}/src/app/standalone-page.ts`, content: standalonePage },
    ...pageFiles(app, page),
  ];
}

const manifest = (app: string, version: string) => `{
  "name": "@emberclutch/${app}",
  "version": "${version}",
  "private": true,
  "license": "MIT",
  "type": "module",
  "sideEffects": false,
  "scripts": {
    "dev": "remote-kit dev",
    "test": "remote-kit test",
    "build": "remote-kit build",
    "release": "remote-kit release"
  },
  "dependencies": {
    "@emberclutch/web": "workspace:*",
    "@tanstack/react-query": "catalog:",
    "jotai": "catalog:",
    "react": "catalog:",
    "react-dom": "catalog:",
    "styled-components": "catalog:"
  },
  "devDependencies": {
    "@emberclutch/remote-kit": "workspace:*",
    "@testing-library/dom": "catalog:",
    "@testing-library/jest-dom": "catalog:",
    "@testing-library/react": "catalog:",
    "@types/jest": "catalog:",
    "@types/react": "catalog:",
    "@types/react-dom": "catalog:"
  }
}
`;

const tsconfig = `{ "extends": "../tooling/tsconfig/browser.json", "include": ["src"] }
`;

const jestConfig = `import { remoteTests } from '@emberclutch/remote-kit/jest';

export default remoteTests(import.meta.dirname);
`;

const pages = (page: NewPage) => `import type { AppPage } from '@emberclutch/web/routing/app-page.ts';
${copyImport(page)}

export const pages: AppPage[] = [
  ${pageRow(page, { isFirst: true })},
];
`;

const routes = `import { routesFrom } from '@emberclutch/web/routing/routes-from.tsx';
import { pages } from '../pages.ts';

export default routesFrom(pages);
`;

const mount = `import { mountRemote } from '@emberclutch/web/mount/mount-remote.tsx';
import type { Mounted, MountOptions } from '@emberclutch/web/mount/mount-options.ts';
import { pages } from '../pages.ts';
import Routes from './routes.tsx';

/** Mounts this remote into an element of a page that is not the host. */
export default function mount(element: Element, options: MountOptions = {}): Mounted {
  return mountRemote(element, { Routes, pages }, options);
}
`;

const standalone = `/** The page of this remote alone, for development. The dynamic import lets shared modules load first. */
void import('./standalone-page.ts');
`;

const standalonePage = `import { mountStandalone } from '@emberclutch/web/mount/mount-standalone.tsx';
import { pages } from '../pages.ts';
import Routes from './routes.tsx';

mountStandalone({ Routes, pages });
`;
