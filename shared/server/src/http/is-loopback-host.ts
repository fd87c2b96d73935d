/** Whether a host name of a URL or a request, without its port, is this machine's own. */
export const isLoopbackHost = (hostname: string): boolean =>
  /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
