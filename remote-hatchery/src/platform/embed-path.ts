/** Path of the page that shows how other sites show an asset. */
export const embedPath = '/embed';

/** The same with an asset to begin with. */
export const toEmbedPath = (id: number) => `${embedPath}?number=${id}`;
