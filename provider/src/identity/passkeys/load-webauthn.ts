/** Loaded with the first use of a passkey: its parsers of certificates take 10 MB. */
export const loadWebauthn = () => import('@simplewebauthn/server');
