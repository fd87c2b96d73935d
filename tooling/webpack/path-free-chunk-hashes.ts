import { createHash } from 'node:crypto';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { replaceText } from './replace-text.ts';

/**
 * Gives chunks preliminary hashes that follow from their names. Webpack's own depend on the path of the checkout. They are
 * replaced by hashes of the content at the end, but until then a minifier counts their letters when it names variables, and
 * `VersionedChunkGlobal` reads them: the same sources in two folders would be two versions.
 */
export class PathFreeChunkHashes {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(PathFreeChunkHashes.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        // Before any other plugin reads the scripts.
        { name: PathFreeChunkHashes.name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL - 1 },
        () => {
          const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
          const stable = new Map(
            scripts.flatMap(({ name, info }) =>
              hashesOf(info).map((hash): [string, string] => [hash, hashOfName(name, hash)]),
            ),
          );
          const renamed = (text: string) =>
            [...stable].reduce((rest, [from, to]) => rest.replaceAll(from, to), text);
          for (const { name, info } of scripts) {
            const contenthash = hashesOf(info).map(renamed);
            compilation.updateAsset(
              name,
              (source) => replaceText(source, stable),
              () => ({ ...info, ...(contenthash.length > 0 && { contenthash }) }),
            );
            if (renamed(name) !== name) compilation.renameAsset(name, renamed(name));
          }
        },
      );
    });
  }
}

const hashesOf = ({ contenthash = [] }: webpack.AssetInfo): string[] => [contenthash].flat();

const hashOfName = (name: string, hash: string) =>
  createHash('sha256').update(name.replaceAll(hash, '')).digest('hex').slice(0, hash.length);
