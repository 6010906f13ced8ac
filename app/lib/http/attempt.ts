import { messageOf } from './api-error.ts';

const failureOf = (error: unknown) => ({ message: messageOf(error) });

/** Runs `act`. Resolves to null, or to the failure that a section shows for its error. */
export function attempt(act: () => Promise<unknown>): Promise<{ message: string } | null>;
export function attempt<Failure>(
  act: () => Promise<unknown>,
  toFailure: (error: unknown) => Failure,
): Promise<Failure | null>;
export async function attempt(
  act: () => Promise<unknown>,
  toFailure: (error: unknown) => unknown = failureOf,
) {
  try {
    await act();
    return null;
  } catch (error) {
    return toFailure(error);
  }
}
