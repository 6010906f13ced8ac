import { messageOf } from './api-error.ts';

const shownError = (error: unknown) => ({ message: messageOf(error) });

/** Runs `act`. Resolves to null, or to what a section shows of its error. */
export function attempt(act: () => Promise<unknown>): Promise<{ message: string } | null>;
export function attempt<Shown>(
  act: () => Promise<unknown>,
  toShown: (error: unknown) => Shown,
): Promise<Shown | null>;
export async function attempt(
  act: () => Promise<unknown>,
  toShown: (error: unknown) => unknown = shownError,
) {
  try {
    await act();
    return null;
  } catch (error) {
    return toShown(error);
  }
}
