/** Clients send a session id in a header, so it must be a valid header value: with any other value, every call would fail. */
export const sessionIdPattern = /^[\x21-\x7e]{1,4096}$/;
