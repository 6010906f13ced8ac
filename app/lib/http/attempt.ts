import type { ActionError } from '#ui/sections/form/action-error.ts';
import { messageOf } from './api-error.ts';
import { remedyOf } from './remedy-of.ts';

/** What a section shows of an error. `toMessage` writes a sentence around it. */
export const shownError = (error: unknown, toMessage = (message: string) => message): ActionError => ({
  message: toMessage(messageOf(error)),
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
  toShown: (error: unknown) => unknown = (error) => shownError(error),
) {
  try {
    await act();
    return null;
  } catch (error) {
    return toShown(error);
  }
}
