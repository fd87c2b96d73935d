/** What an imported picture, font or style sheet is in a test: an address that nobody fetches. */
export default '/asset';
