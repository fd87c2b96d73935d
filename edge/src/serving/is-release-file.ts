/** Whether a path is one of an immutable file, which the edge reads from its disk. */
export const isReleaseFile = (url: string): boolean => /^\/(host|remotes|fonts|embed\/v1)\//.test(url);
