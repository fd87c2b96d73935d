/** Where the build puts the pictures of the map, relative to the page. */
export const mapFolder = 'world/';
