import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import formatOptions from '../../oxfmt.config.ts';
import { GenerateError } from './generate-error.ts';
import type { GeneratedFile } from './generated-file.ts';

/**
 * Writes all files or none, in the format of the workspace: each is written under another name first, and all are renamed
 * at the end.
 */
export async function writeFiles(root: string, files: GeneratedFile[]): Promise<void> {
  const formatted: GeneratedFile[] = [];
  for (const { path, content } of files) {
    const { code, errors } = await format(path, content, formatOptions);
    if (errors[0]) throw new GenerateError(`${path} cannot be formatted: ${errors[0].message}`);
    formatted.push({ path, content: code });
  }
  const drafts: { draft: string; file: string }[] = [];
  const created: string[] = [];
  try {
    for (const { path, content } of formatted) {
      const file = join(root, path);
      const draft = `${file}.${process.pid}.draft`;
      const folder = firstMissingFolder(dirname(file));
      if (folder !== null) created.push(folder);
      mkdirSync(dirname(file), { recursive: true });
      drafts.push({ draft, file });
      writeFileSync(draft, content);
    }
  } catch (error) {
    for (const { draft } of drafts) rmSync(draft, { force: true });
    for (const folder of created) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  for (const { draft, file } of drafts) renameSync(draft, file);
}

/** The highest folder on the way to this one that does not exist yet. */
function firstMissingFolder(folder: string): string | null {
  if (existsSync(folder)) return null;
  return firstMissingFolder(dirname(folder)) ?? folder;
}
