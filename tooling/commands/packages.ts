import { join, relative, resolve } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { checkPackage } from '../packages/check-package.ts';
import { packEmbedPackage, packPackages } from '../packages/pack-packages.ts';
import { expectNoMore, parseArguments, runCommand } from './run-command.ts';
import { ensureWorldMap } from '../world-map/ensure-world-map.ts';

const usage = `packages          packs what a remote in its own repository installs, and what pages of other sites install, and checks both
packages embed    packs the latter alone
--to <folder>     writes them there instead of out/packages`;

await runCommand(usage, async (args) => {
  const { positionals, valueOf } = parseArguments(args, ['to=']);
  const [only, ...more] = positionals;
  expectNoMore(only === 'embed' ? more : positionals);
  const target = valueOf('to') ?? join(workspaceRoot, 'out/packages');
  const folder = resolve(target);
  const packed = only === undefined ? await packPackages(folder, await ensureWorldMap()) : [];
  packed.push(await packEmbedPackage(folder));
  for (const { name, tarball } of packed) console.log(`${name}   ${relative(process.cwd(), tarball)}`);
  const problems = (await Promise.all(packed.map(({ tarball }) => checkPackage(tarball)))).flat();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
