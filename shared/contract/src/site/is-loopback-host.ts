/** Whether the host name of a parsed URL is this machine's own: what is sent there does not leave it, and no player reaches it. */
export const isLoopbackHost = (hostname: string): boolean =>
  /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
