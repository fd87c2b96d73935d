/** A session id goes into a header, which takes no more than this; anything else would make every call fail. */
export const sessionIdPattern = /^[\x21-\x7e]{1,4096}$/;
