/** Operator token of every suite that a test starts. Opens the outbox and the other operator pages. */
export const operatorToken = 'operator-of-the-browser-tests';
