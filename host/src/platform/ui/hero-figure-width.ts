/** Width of the specimen on the home page. At this width, the section with the season below it also fits into a window of 1280x800 px. */
export const heroFigureWidth = 'min(620px, max(320px, 100svh - 330px))';
