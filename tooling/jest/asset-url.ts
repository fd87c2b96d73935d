/** The value of an imported picture, font or style sheet in a test: a URL that is never fetched. */
export default '/asset';
