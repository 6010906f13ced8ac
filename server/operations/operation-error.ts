/** Why an operation cannot be carried out, told to the person who asked for it in one line, with the way out. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
}
