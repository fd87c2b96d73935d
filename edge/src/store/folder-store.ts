import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ignoreMissing } from '@emberclutch/server/process/ignore-missing.ts';
import { tryLockFile } from '@emberclutch/server/process/lock-file.ts';
import { replaceFile } from './replace-file.ts';
import { pointerName } from './site-store.ts';
import type { Pointer, SiteStore } from './site-store.ts';

const pauseMs = 10;

export class FolderStore implements SiteStore {
  readonly address: string;

  constructor(root: string) {
    this.address = root;
  }

  async readPointer(): Promise<Pointer | null> {
    const content = await this.read(pointerName);
    return content && { text: content.toString(), tag: toTag(content) };
  }

  async writePointer(text: string, before: string | null): Promise<boolean> {
    await mkdir(this.address, { recursive: true });
    const unlock = await waitForLock(join(this.address, `${pointerName}.lock`));
    try {
      const pointer = await this.readPointer();
      if ((pointer?.tag ?? null) !== before) return false;
      await this.write(pointerName, Buffer.from(text));
      return true;
    } finally {
      unlock();
    }
  }

  read(name: string): Promise<Buffer | null> {
    return ignoreMissing(readFile(join(this.address, name)));
  }

  async has(name: string): Promise<boolean> {
    return (await stat(join(this.address, name)).catch(() => null)) !== null;
  }

  async write(name: string, content: Buffer): Promise<void> {
    const path = join(this.address, name);
    await mkdir(dirname(path), { recursive: true });
    await replaceFile(path, content);
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.address, name), { force: true });
  }

  async list(prefix: string): Promise<{ name: string; at: number }[]> {
    const folder = join(this.address, prefix.replace(/[^/]*$/, ''));
    const entries = (await ignoreMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
    const names = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(this.address, join(parentPath, name)))
      .filter((name) => name.startsWith(prefix));
    return Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(this.address, name))).mtimeMs })),
    );
  }
}

const toTag = (content: Buffer) => createHash('sha256').update(content).digest('hex');

async function waitForLock(file: string): Promise<() => void> {
  for (;;) {
    const unlock = tryLockFile(file);
    if (unlock) return unlock;
    await wait(pauseMs);
  }
}
