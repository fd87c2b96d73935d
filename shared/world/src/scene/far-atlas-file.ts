/** Path of the silhouettes below the folder of the map. It has its own module so that a page can preload it without the other atlases. */
export const farAtlasFile = 'dragons-far.webp';
