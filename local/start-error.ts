/** A failed start. Its message, one line, contains the cause and the solution. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the code of a system error, such as EADDRINUSE. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
