/** Path of the page that explains how other sites can show an asset. */
export const embedPath = '/embed';

/** The same path with an initial asset. */
export const toEmbedPath = (id: number) => `${embedPath}?number=${id}`;
