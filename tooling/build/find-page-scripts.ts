import type { Compilation, Stats } from 'webpack';
import type { AppPage } from '@emberclutch/web/routing/app-page.ts';
import { BuildError } from '../webpack/build-error.ts';

/**
 * Finds the scripts of a page: the chunk group of the `import()` in its `load`, and the named chunk groups of its `chunks`. A page with an
 * eager import has no chunk group, because it loads with the page table.
 * @throws {BuildError} if `load` does not import a literal path, or the app has no chunk with a name in `chunks`
 */
export function findPageScripts({ compilation }: Stats, { id, load, chunks = [] }: AppPage): string[] {
  const request = /import\([^)]*?['"](\.[^'"]+)['"]\s*,?\s*\)/.exec(String(load))?.[1];
  if (request === undefined)
    throw new BuildError(
      `src/pages.ts: The page "${id}" must load its component by one import() of a literal path`,
    );
  const group = compilation.chunkGroups.find(({ origins }) =>
    origins.some((origin) => isPageTable(origin) && origin.request === request),
  );
  const namedGroups = chunks.map((name) => {
    const namedGroup = compilation.namedChunkGroups.get(name);
    if (!namedGroup)
      throw new BuildError(`src/pages.ts: The page "${id}" names the chunk "${name}", which does not exist`);
    return namedGroup;
  });
  const files = [...(group ? [group] : []), ...namedGroups].flatMap((chunkGroup) => chunkGroup.getFiles());
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

type Origin = Compilation['chunkGroups'][number]['origins'][number];

const isPageTable = ({ module }: Origin) => module?.nameForCondition()?.endsWith('/src/pages.ts') ?? false;
