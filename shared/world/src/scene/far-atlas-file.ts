/** The silhouettes of dragons, below the folder of the map. Apart from the other atlases, so that a page can preload it alone. */
export const farAtlasFile = 'dragons-far.webp';
