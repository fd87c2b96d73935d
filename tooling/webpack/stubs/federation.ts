/**
 * Replaces `federation.ts` of the host on Node. The renderer has already loaded the server bundle of a remote, and has set the global of its
 * container, as the entry of a remote does in a browser.
 */
export const registerRelease = (): void => undefined;

/** Loads remotes from globals. A remote that is not in this process never finishes loading, so its pages have placeholders. */
export const federation = {
  loadRemote: (id: string): Promise<unknown> => {
    const container: unknown = Reflect.get(globalThis, id.split('/')[0] ?? '');
    return container === undefined ? new Promise(() => undefined) : Promise.resolve(container);
  },
};
