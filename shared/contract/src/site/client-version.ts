/** Version of client and provider (specification, section 9), equal to the version of every `package.json`. */
export const clientVersion = '1.8.4';
