/** The packages on which the build depends most. */
const packages = ['webpack', '@module-federation/enhanced', '@module-federation/runtime-core'];

/** Replaces the pinned versions of the bundler and the federation packages in the catalog of `pnpm-workspace.yaml` with the newest. */
export function selectNewestVersions(workspaceFile: string): string {
  return packages.reduce((text, name) => {
    const row = new RegExp(`^(  '?${name}'?:) \\S+$`, 'm');
    if (!row.test(text)) throw new Error(`pnpm-workspace.yaml has no version of ${name}.`);
    return text.replace(row, '$1 latest');
  }, workspaceFile);
}
