/** A failure that the operator can remove. Processes print only its message, which is one line. */
export class OperatorError extends Error {}
