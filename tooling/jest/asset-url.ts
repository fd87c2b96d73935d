/** What an imported picture, font or style sheet is in a test: a URL that is never fetched. */
export default '/asset';
