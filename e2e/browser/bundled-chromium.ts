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
 * Chromium of the package `@sparticuz/chromium`, unpacked once into `.cache/`, with the libraries and a font that a bare machine lacks.
 * Does not use the package's recommended arguments, which disable web security.
 * @throws {Error} except on Linux x64
 */
export function bundledChromium(): BrowserProgram {
  if (!isBundled()) {
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
export const isBundled = (): boolean => process.platform === 'linux' && process.arch === 'x64';

/** Unpacks into a temporary folder and renames it, so that an interrupted run leaves no incomplete browser. */
function unpackInto(folder: string): void {
  mkdirSync(join(workspace, '.cache'), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  // The package unpacks into TMPDIR, so it runs in a child process with another TMPDIR.
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'unpack-chromium.ts')], {
    env: { ...process.env, TMPDIR: fresh },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Could not unpack Chromium: ${stderr}`);
  writeFileSync(join(fresh, 'fonts.conf'), fontsConfiguration(join(folder, 'fonts')));
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // Another run has already unpacked it.
  }
}

const fontsConfiguration = (bundled: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${bundled}</dir>
  <cachedir>${bundled}-cache</cachedir>
</fontconfig>
`;

function readVersion(folder: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return version;
}
