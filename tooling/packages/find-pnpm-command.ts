/** Finds program and first arguments of the running pnpm, or of npx: `node --run` sets no `npm_execpath`, and PATH may have no pnpm. */
export function findPnpmCommand(): [program: string, ...args: string[]] {
  const path = process.env.npm_execpath;
  if (!path || !/pnpm/.test(path)) return ['npx', '-y', 'pnpm@12'];
  return /\.[cm]?js$/.test(path) ? [process.execPath, path] : [path];
}
