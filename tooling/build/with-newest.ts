/** The packages on which the build depends most, and the packages that change with them. */
const packages = ['webpack', '@module-federation/enhanced', '@module-federation/runtime-core'];

/** The catalog of `pnpm-workspace.yaml`, with the newest version of the bundler and the federation instead of the pinned one. */
export function withNewest(workspaceFile: string): string {
  return packages.reduce((text, name) => {
    const row = new RegExp(`^(  '?${name}'?:) \\S+$`, 'm');
    if (!row.test(text)) throw new Error(`pnpm-workspace.yaml has no version of ${name}.`);
    return text.replace(row, '$1 latest');
  }, workspaceFile);
}
