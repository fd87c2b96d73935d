/**
 * A process or command cannot do what the operator asked, for a reason that the operator can act on. The message is one
 * line without a stack trace.
 */
export abstract class OperatorError extends Error {}
