/** What the client calls itself on the wire (specification, section 9). Packages and releases have versions of their own. */
export const clientVersion = '1.8.4';
