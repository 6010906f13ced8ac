import type { ActionError } from '#ui/sections/form/action-error.ts';
import { messageOf } from './api-error.ts';
import { remedyOf } from './remedy-of.ts';

/** What a section shows of an error. */
export const shownError = (error: unknown): ActionError => ({
  message: messageOf(error),
  ...remedyOf(error),
});

/** Runs `act`. Resolves to null, or to what a section shows of its error. */
export function attempt(act: () => Promise<unknown>): Promise<ActionError | null>;
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
