/**
 * Whether a path belongs to an immutable file, which the edge reads from its disk. Cards in frames do not count, because they are made for
 * each request.
 */
export const isReleaseFile = (url: string): boolean =>
  /^\/(host|remotes|fonts|embed\/v1)\/(?!frame\/)/.test(url);
