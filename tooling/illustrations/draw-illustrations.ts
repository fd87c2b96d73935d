import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { illustrations } from './illustrations.ts';

/** Writes the illustrations. Run `node tooling/illustrations/draw-illustrations.ts` after changing the art. */
for (const { path, svg } of illustrations) writeFileSync(join(workspaceRoot, path), svg);
