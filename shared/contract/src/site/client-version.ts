/** The version that the client sends to providers (specification, section 9). Packages and releases have other versions. */
export const clientVersion = '1.8.4';
