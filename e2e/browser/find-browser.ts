import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { getBundledChromium, hasBundledChromium } from './bundled-chromium.ts';
import type { BrowserProgram } from './bundled-chromium.ts';

/**
 * Finds the browser for pictures and measurements: `CHROMIUM_PATH`, else an installed browser such as users have, else the browser for tests.
 * @throws {Error} with instructions if there is none
 */
export const findBrowser = async (): Promise<BrowserProgram> =>
  findConfiguredBrowser() ?? findInstalledBrowser() ?? getBundledChromium();

/**
 * Finds the browser for tests: `CHROMIUM_PATH`, else the browser inside an npm package, else an installed browser. With the package, every
 * machine tests with the same version and downloads only packages. The package contains a headless shell: the engine of Chromium without
 * windows, which needs less than half of the processor time for the same pages.
 * @throws {Error} with instructions if there is none
 */
export const findTestBrowser = async (): Promise<BrowserProgram> =>
  findConfiguredBrowser() ?? (hasBundledChromium() ? null : findInstalledBrowser()) ?? getBundledChromium();

function findConfiguredBrowser(): BrowserProgram | null {
  const executablePath = process.env.CHROMIUM_PATH;
  if (executablePath === undefined || executablePath === '') return null;
  if (!existsSync(executablePath))
    throw new Error(`CHROMIUM_PATH is "${executablePath}", but there is no such file.`);
  return { executablePath, environment: {} };
}

function findInstalledBrowser(): BrowserProgram | null {
  const executablePath = [...listPathCandidates(), ...listDefaultLocations()].find((path) =>
    existsSync(path),
  );
  return executablePath === undefined ? null : { executablePath, environment: {} };
}

function listPathCandidates(): string[] {
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return process.platform === 'win32'
    ? []
    : names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function listDefaultLocations(): string[] {
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
