import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from '@swc/core';
import { workspaceRoot } from '../federation/workspace-root.ts';

const source = join(workspaceRoot, 'shared/web/src/mount/define-remote-element.ts');

/**
 * The module script that defines the element of a remote. It is served beside the entry of the remote, and finds the entry by its own
 * address.
 * @param name of the remote: `hatchery`
 * @param entry its entry, with the digest that browsers check: an older page finds its own entry beside a newer one
 */
export async function elementScript(
  name: string,
  { file, integrity }: { file: string; integrity: string },
): Promise<string> {
  const call = `defineRemoteElement('${name}', new URL('${file}', import.meta.url).href, '${integrity}');`;
  const { code } = await transform(`${await readFile(source, 'utf8')}\n${call}\n`, {
    configFile: false,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
    minify: true,
    module: { type: 'es6' },
  });
  return code;
}
