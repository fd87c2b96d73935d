/** No page that is prerendered shows a remote. */
export const registerPlugins = () => undefined;
export const registerRemotes = () => undefined;
export const loadRemote = () => Promise.reject(new Error('A prerendered page has no remotes'));
