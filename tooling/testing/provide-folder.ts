import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Provides a temporary folder for each test of a file, or for all its tests. */
export function provideFolder(lifetime: 'test' | 'file' = 'test') {
  const folder = {
    root: '',
    /** Writes a file, and creates its folders. @returns the path of the file */
    write(file: string, content: string): string {
      const path = join(folder.root, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      return path;
    },
  };
  const [beforeHook, afterHook] = lifetime === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  beforeHook(() => void (folder.root = mkdtempSync(join(tmpdir(), 'tooling-'))));
  afterHook(() => rmSync(folder.root, { recursive: true, force: true }));
  return folder;
}
