import { createHash } from 'node:crypto';
import webpack from 'webpack';
import type { Chunk, Compilation, Compiler } from 'webpack';

/** Placeholder for the table of digests until the chunks have their final content. */
const marker = '"__chunk_integrity__"';

/**
 * Adds the SRI digest to every script that the chunk loader requests, so that a browser refuses a file that was truncated or changed in
 * transit. The entry contains the digests of all chunks, and the page contains the digest of the entry. Requests scripts with CORS even from
 * the same origin, because `Integrity-Policy` accepts a digest only then. Replaces webpack-subresource-integrity, which cannot build
 * containers of module federation.
 */
export class ChunkIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(ChunkIntegrity.name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        ChunkIntegrity.name,
        (source) =>
          `${source}\nscript.integrity = ${marker}[chunkId] || "";\nscript.crossOrigin = "anonymous";`,
      );
      compilation.hooks.processAssets.tap(
        // Runs after `RealContentHashPlugin`, which renames files and rewrites the names in their contents.
        { name: ChunkIntegrity.name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => [...compilation.chunks].forEach((chunk) => fillTable(compilation, chunk)),
      );
    });
  }
}

/** Replaces the marker in the scripts of a chunk that loads other chunks. */
function fillTable(compilation: Compilation, chunk: Chunk): void {
  if (!chunk.hasRuntime()) return;
  const digests = JSON.stringify(
    Object.fromEntries(
      [...chunk.getAllAsyncChunks()].flatMap(({ id, files }) =>
        [...files].filter(isScript).map((file) => [id, computeIntegrity(readContent(compilation, file))]),
      ),
    ),
  );
  for (const file of [...chunk.files].filter(isScript)) {
    const text = readContent(compilation, file).toString();
    compilation.updateAsset(file, new webpack.sources.RawSource(text.replaceAll(marker, () => digests)));
  }
}

const isScript = (file: string) => file.endsWith('.js');

const readContent = (compilation: Compilation, file: string): Buffer => {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`The build has no file ${file}`);
  return asset.source.buffer();
};

/** Computes the SRI digest of a file. Uses the short SHA-256, because the first script of a page contains the digests of all chunks. */
export const computeIntegrity = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
