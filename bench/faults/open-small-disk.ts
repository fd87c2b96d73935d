import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, rmdirSync, statfsSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Fills the disk completely. */
  fill(): void;
  /** Frees the bytes that `fill` has used. */
  free(): void;
}

/**
 * Mounts a file system in memory, which can be filled without harm to other processes, until the end of this process.
 * @returns null if this user may not mount
 */
export function openSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'none', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmdirSync(folder);
    return null;
  }
  process.once('exit', () => {
    execFileSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
  });
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      execFileSync('fallocate', ['--length', String(bavail * bsize), filler]);
    },
    free() {
      truncateSync(filler);
      rmSync(filler);
    },
  };
}
