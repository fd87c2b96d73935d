import { createLivePartsReader } from '../rendering/compose.ts';
import { composeExportedFiles, composeExportedHeaders } from '../publishing/export-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

/** Reads a page or document of the live composition, by the name of its file in an exported site. */
export async function readComposedFile(folder: SiteFolder, file: string): Promise<string> {
  const parts = await createLivePartsReader(folder)();
  const content = parts && composeExportedFiles(parts).get(file.replace(/^\//, ''));
  if (content === undefined || content === null) throw new Error(`ENOENT: ${file}`);
  return content;
}

/** Reads the headers of all pages of the live composition. */
export async function readComposedHeaders(folder: SiteFolder): Promise<Record<string, string>> {
  const parts = await createLivePartsReader(folder)();
  return parts ? composeExportedHeaders(parts) : {};
}
