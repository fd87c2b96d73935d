/** An origin as people read it: `https://wiki.example` -> `wiki.example`. One without TLS keeps its scheme. */
export const siteName = (origin: string) => origin.replace(/^https:\/\//, '');
