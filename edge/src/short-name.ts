/** `remote-spawn` -> `spawn`: the name of a remote in the registry and in URLs. */
export const shortName = (app: string) => app.replace(/^remote-/, '');
