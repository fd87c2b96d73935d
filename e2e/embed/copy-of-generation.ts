import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the folder of an embed, and turns it into a build of another generation, whose shared modules have other names. */
export function copyOfGeneration(generation: string, { from, to }: { from: string; to: string }): void {
  cpSync(from, to, { recursive: true });
  const entry = join(to, 'remoteEntry.js');
  const text = readFileSync(entry, 'utf8').replaceAll(
    /emberclutch\/[\da-f]{8}\//g,
    `emberclutch/${generation}/`,
  );
  writeFileSync(entry, text);
}
