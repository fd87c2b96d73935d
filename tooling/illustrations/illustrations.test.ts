import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { illustrations } from './illustrations.ts';

it('the illustrations are up to date with the current art', () => {
  // If this fails, run `node tooling/illustrations/draw-illustrations.ts` and then `node e2e/draw-share-pictures.ts`.
  const outdated = illustrations.filter(
    ({ path, svg }) => readFileSync(join(workspaceRoot, path), 'utf8') !== svg,
  );

  expect(outdated.map(({ path }) => path)).toEqual([]);
});
