/**
 * Whether the host name of a parsed URL is a loopback name: traffic to it does not leave this machine, and players
 * cannot reach it.
 */
export const isLoopbackHost = (hostname: string): boolean =>
  /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
