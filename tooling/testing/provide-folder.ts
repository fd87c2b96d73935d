import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A temporary folder for each test of a file, or for all its tests. */
export function provideFolder(lifetime: 'test' | 'file' = 'test') {
  const folder = {
    root: '',
    /** Writes a file, with the folders above it. @returns its path */
    write(file: string, content: string): string {
      const path = join(folder.root, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      return path;
    },
  };
  const [before, after] = lifetime === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(() => void (folder.root = mkdtempSync(join(tmpdir(), 'tooling-'))));
  after(() => rmSync(folder.root, { recursive: true, force: true }));
  return folder;
}
