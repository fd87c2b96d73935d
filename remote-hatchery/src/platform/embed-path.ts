/** Path of the page that shows how other sites show an asset. */
export const embedPath = '/embed';

/** The same with an asset to begin with. */
export const embedPathOf = (id: number) => `${embedPath}?number=${id}`;
