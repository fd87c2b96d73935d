/** A session id is sent in a header, so it must be a valid header value; anything else would make every call fail. */
export const sessionIdPattern = /^[\x21-\x7e]{1,4096}$/;
