import { join, relative, resolve } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { checkPackage } from '../packages/check-package.ts';
import { packEmbedPackage, packPackages } from '../packages/pack-packages.ts';
import { parseArguments, runCommand } from './run-command.ts';
import { ensureWorldMap } from '../world-map/ensure-world-map.ts';

const usage = `packages          packs and checks the packages for remotes in their own repositories, and the package for pages of other sites
packages embed    packs and checks only the package for pages of other sites
--to <folder>     writes the packages there instead of out/packages`;

await runCommand(usage, async (args) => {
  const { positionals, values } = parseArguments(args, 1, { to: { type: 'string' } });
  const [only] = positionals;
  if (only !== undefined && only !== 'embed') throw new Error('Use `packages` or `packages embed`.');
  const folder = resolve(values.to ?? join(workspaceRoot, 'out/packages'));
  const packages = only === undefined ? await packPackages(folder, await ensureWorldMap()) : [];
  packages.push(await packEmbedPackage(folder));
  for (const { name, tarball } of packages) console.log(`${name}   ${relative(process.cwd(), tarball)}`);
  const problems = (await Promise.all(packages.map(({ tarball }) => checkPackage(tarball)))).flat();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
