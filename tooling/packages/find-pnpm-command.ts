/**
 * Finds the pnpm that runs this command. Falls back to the version that the project names, because `node --run` has no pnpm, and PATH may
 * have none either.
 * @returns the program and its first arguments
 */
export function findPnpmCommand(): [program: string, ...args: string[]] {
  const path = process.env.npm_execpath;
  if (!path || !/pnpm/.test(path)) return ['npx', '-y', 'pnpm@12'];
  return /\.[cm]?js$/.test(path) ? [process.execPath, path] : [path];
}
