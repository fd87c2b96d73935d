/**
 * Replaces `federation.ts` of the host on Node: the renderer has loaded the server bundle of a remote before, and set it as the
 * global of its container, as the entry of a remote does in a browser.
 */
export const registerRelease = (): void => undefined;

export const federation = {
  loadRemote: async (id: string): Promise<unknown> => Reflect.get(globalThis, id.split('/')[0] ?? ''),
};
