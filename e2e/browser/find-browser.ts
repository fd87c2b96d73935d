import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bundledChromium, isBundled } from './bundled-chromium.ts';
import type { BrowserProgram } from './bundled-chromium.ts';

/**
 * The browser for pictures and measurements: `CHROMIUM_PATH`, else an installed browser like that of users, else the browser of the tests.
 * @throws {Error} with instructions if there is none
 */
export const findBrowser = async (): Promise<BrowserProgram> =>
  namedBrowser() ?? installedBrowser() ?? bundledChromium();

/**
 * The browser for tests: `CHROMIUM_PATH`, else the one inside an npm package, so that every machine tests with the same version and
 * downloads only packages, else an installed one. The package contains a headless shell: the engine of Chromium without windows, which
 * needs less than half of the processor time for the same pages.
 * @throws {Error} with instructions if there is none
 */
export const findTestBrowser = async (): Promise<BrowserProgram> =>
  namedBrowser() ?? (isBundled() ? null : installedBrowser()) ?? bundledChromium();

function namedBrowser(): BrowserProgram | null {
  const named = process.env.CHROMIUM_PATH;
  if (named === undefined || named === '') return null;
  if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file.`);
  return { executablePath: named, environment: {} };
}

function installedBrowser(): BrowserProgram | null {
  const installed = [...onPath(), ...defaultLocations()].find((path) => existsSync(path));
  return installed === undefined ? null : { executablePath: installed, environment: {} };
}

function onPath(): string[] {
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return process.platform === 'win32'
    ? []
    : names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function defaultLocations(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
      (name) => process.env[name] ?? '',
    );
    return roots
      .filter((root) => root !== '')
      .flatMap((root) => [
        join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(root, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ]);
  }
  return [];
}
