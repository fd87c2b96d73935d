interface Described {
  exposes: { assets: Assets }[];
  shared: { assets: Assets }[];
}

interface Assets {
  js: { sync: string[]; async: string[] };
}

/**
 * Removes hot updates from the manifest of a development server, because a new page would run them before the runtime that they patch. The
 * plugin removes them only if `NODE_ENV` of the whole process is `development`.
 */
export function leaveOutHotUpdates({ stats }: { stats: Described }): void {
  for (const { assets } of [...stats.exposes, ...stats.shared]) {
    const { sync, async } = assets.js;
    assets.js = { sync: sync.filter(isNoHotUpdate), async: async.filter(isNoHotUpdate) };
  }
}

const isNoHotUpdate = (file: string) => !file.includes('.hot-update.');
