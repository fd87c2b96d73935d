/** Whether a request comes from this machine: from its own programs, or from a proxy that TRUST_PROXY does not name. */
export const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/i.test(address);
