/** A failed operation. Its message, one line for the operator, contains the cause and the solution. */
export class OperationError extends Error {}
