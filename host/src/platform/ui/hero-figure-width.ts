/** Width of the specimen on the home page. With it, the section below, with the season, ends within a window of 1280x800 px. */
export const heroFigureWidth = 'min(620px, max(320px, 100svh - 330px))';
