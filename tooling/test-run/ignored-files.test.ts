import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';

/** The guide builds embeddable remotes into `out`. The same file elsewhere proves that the tool would report it. */
const files = ['out/auth/Entry.ts', 'shared/web/src/Entry.ts'];

let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'ignored-files-'));
  for (const file of ['.gitignore', 'oxfmt.config.ts', '.oxlintrc.json'])
    copyFileSync(join(workspaceRoot, file), join(tree, file));
  mkdirSync(join(tree, 'tooling'));
  for (const plugins of ['node_modules', 'tooling/code-rules'])
    symlinkSync(join(workspaceRoot, plugins), join(tree, plugins));
  for (const path of files) {
    mkdirSync(join(tree, path, '..'), { recursive: true });
    writeFileSync(join(tree, path), 'debugger;export const doorOf=(()=>{})()');
  }
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

it.each([['node_modules/oxfmt/bin/oxfmt', '--check'], ['node_modules/oxlint/bin/oxlint']])(
  '%s does not check embeddable builds',
  (script, ...args) => {
    const { stdout, stderr } = spawnSync(process.execPath, [join(workspaceRoot, script), ...args], {
      cwd: tree,
      encoding: 'utf8',
    });

    expect(stdout + stderr).toContain('shared/web/src/Entry.ts');
    expect(stdout + stderr).not.toContain('out/');
  },
);
