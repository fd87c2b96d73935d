/** The value of an imported picture, font or style sheet in a test: a URL that no test fetches. */
export default '/asset';
