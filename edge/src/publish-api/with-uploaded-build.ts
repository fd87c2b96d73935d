import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar';
import type { Release } from '@emberclutch/contract/site/release.ts';
import type { AppVersion } from '@emberclutch/contract/site/publishing.ts';
import { PublishError } from '../publishing/publish-error.ts';
import { pathExists } from '@emberclutch/server/process/ignore-missing.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { toEmbedFileName } from '@emberclutch/contract/site/to-embed-file-name.ts';
import { readRelease } from '../releases/read-release.ts';

/** Limits for a build. A build of one of our apps has 1 to 3 MB. */
const maxBytes = 64_000_000;
export const maxArchiveBytes = 32_000_000;
const maxFiles = 5_000;

/** Age after which a later upload removes files that remain because the edge was killed during an upload. */
const staleMs = 3_600_000;

/** Unpacks and checks a gzipped tar of an output folder. @throws {PublishError} if it is not a build of the expected version */
export async function withUploadedBuild<Result>(
  folder: SiteFolder,
  { archive, expected }: { archive: Readable; expected: AppVersion },
  handleBuild: (dist: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder.uploads, { recursive: true });
  await removeStaleUploads(folder.uploads);
  const dist = await mkdtemp(join(folder.uploads, 'build-'));
  try {
    await unpack(archive, dist);
    await checkBuild(dist, expected);
    return await handleBuild(dist);
  } finally {
    // Retries, because `unpack` may still be writing files of a refused archive.
    await rm(dist, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function unpack(archive: Readable, dist: string): Promise<void> {
  const names = new Set<string>();
  let refusal: string | null = null;
  const unpacker = extract({
    cwd: dist,
    strict: true, // also refuses absolute paths, and paths that lead out of the folder
    filter: (path, entry) => {
      if (!('type' in entry) || (entry.type !== 'File' && entry.type !== 'Directory'))
        refusal ??= `The archive has ${path}, which is neither a file nor a folder.`;
      const name = posix.normalize(path);
      if (names.has(name)) refusal ??= `The archive has ${name} twice.`;
      names.add(name);
      if (names.size > maxFiles) refusal ??= tooLargeMessage;
      return refusal === null;
    },
  });
  const { promise: unpackerClosed, resolve, reject } = Promise.withResolvers<void>();
  unpacker.on('close', resolve).on('error', reject);
  let isComplete = false;
  unpacker.on('eof', () => (isComplete = true));
  const writeToUnpacker = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of limitBytes(chunks, maxBytes)) {
      // Stops writing, because the library would collect data after the end of the archive in quadratic time.
      if (!isComplete) unpacker.write(chunk);
      if (refusal !== null) break;
    }
    unpacker.end();
    if (refusal !== null) throw new PublishError(refusal);
  };
  try {
    await Promise.all([
      pipeline(limitBytes(readChunks(archive), maxArchiveBytes), createGunzip(), writeToUnpacker),
      unpackerClosed,
    ]);
  } catch (error) {
    throw error instanceof PublishError
      ? error
      : new PublishError(refusal ?? `The archive cannot be unpacked: ${String(error)}`);
  }
}

const tooLargeMessage = `The archive has more than ${maxArchiveBytes / 1_000_000} MB, or ${maxBytes / 1_000_000} MB unpacked, or ${maxFiles} files.`;

/** Counts bytes as they arrive, because headers of the archive and Content-Length are not trustworthy. */
async function* limitBytes(chunks: AsyncIterable<Buffer>, max: number): AsyncIterable<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > max) throw new PublishError(tooLargeMessage);
    yield chunk;
  }
}

/** Reads the chunks of a request. If reading stops early, the connection stays open for the refusal. */
const readChunks = (archive: Readable): AsyncIterable<Buffer> => archive.iterator({ destroyOnReturn: false });

async function checkBuild(dist: string, { app, version }: AppVersion): Promise<void> {
  const release = await readRelease(dist).catch(() => null);
  if (!release) throw new PublishError('The archive has no valid release.json.');
  if (release.app !== app || release.version !== version)
    throw new PublishError(`The archive is ${release.app} ${release.version}, not ${app} ${version}.`);
  if (release.embed && release.embed.file !== toEmbedFileName(release.embed.integrity))
    throw new PublishError(`${release.embed.file} is not named after its digest.`);
  for (const { file, integrity } of listScripts(release)) {
    if (!(await pathExists(join(dist, file)))) throw new PublishError(`The archive lacks ${file}.`);
    if (integrity !== undefined && !isIntact(await readFile(join(dist, file)), integrity))
      throw new PublishError(`The digest of ${file} differs from release.json.`);
  }
}

const listScripts = ({ entry, integrity, preload, pages, development, embed }: Release) => [
  { file: entry, integrity },
  ...(embed ? [{ file: `embed/${embed.file}`, integrity: embed.integrity }] : []),
  ...(development ? [{ file: development.entry, integrity: development.integrity }] : []),
  ...preload,
  ...pages.flatMap((page) => page.preload),
];

/** Checks a file. @param integrity one SRI digest, such as `sha384-...` */
function isIntact(content: Buffer, integrity: string): boolean {
  const [algorithm = '', digest] = integrity.split(/-(.*)/s);
  return (
    /^sha(256|384|512)$/.test(algorithm) && createHash(algorithm).update(content).digest('base64') === digest
  );
}

async function removeStaleUploads(uploads: string): Promise<void> {
  for (const name of await readdir(uploads)) {
    const path = join(uploads, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity })); // the upload has ended in the meantime
    if (mtimeMs < Date.now() - staleMs) await rm(path, { recursive: true, force: true });
  }
}
