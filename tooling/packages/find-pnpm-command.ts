/**
 * Finds the pnpm that runs this command. Falls back to the version that the project names, because `node --run` sets no `npm_execpath`,
 * and PATH may have no pnpm.
 * @returns the program and its first arguments
 */
export function findPnpmCommand(): [program: string, ...args: string[]] {
  const path = process.env.npm_execpath;
  if (!path || !/pnpm/.test(path)) return ['npx', '-y', 'pnpm@12'];
  return /\.[cm]?js$/.test(path) ? [process.execPath, path] : [path];
}
