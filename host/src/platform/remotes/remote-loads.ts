interface RemoteLoad {
  /** Name of the container: `emberclutch_hatchery`. */
  container: string;
  isLoaded: boolean;
}

/** Attempts from before the first listener. */
const earlyLoads: RemoteLoad[] = [];
let listener: ((load: RemoteLoad) => void) | undefined;

/** Records an attempt to load a remote, for the hooks of the federation runtime. @param id the id of an exposed module, such as `emberclutch_hatchery/routes` */
export function recordRemoteLoad(id: string, isLoaded: boolean): void {
  const load = { container: id.split('/')[0] ?? '', isLoaded };
  if (listener) listener(load);
  else earlyLoads.push(load);
}

/** Calls `onLoad` with each attempt to load a remote, including earlier ones. */
export function watchRemoteLoads(onLoad: (load: RemoteLoad) => void): void {
  listener = onLoad;
  for (const load of earlyLoads.splice(0)) onLoad(load);
}
