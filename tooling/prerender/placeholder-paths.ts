/** Paths of the pages that the stub of the registry offers: rendering them gives the placeholders of remotes' pages. */
export const placeholderPaths = {
  withHead: '/with-head',
  withCards: '/with-cards',
  withPicture: '/with-picture',
  withoutHead: '/without-head',
};
