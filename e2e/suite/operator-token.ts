/** Opens the outbox and the other pages of operators of every suite that a test starts. */
export const operatorToken = 'operator-of-the-browser-tests';
