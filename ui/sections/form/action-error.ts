import type { Remedy } from '#ui/remote.ts';

/** An error as people see it. */
export interface ShownError {
  message: string;
  /** What the person can do about it, beside trying again. */
  remedy?: Remedy | undefined;
}

/** Why an action failed. With `field`, a form shows it at that field. */
export interface ActionError<Field extends string = never> extends ShownError {
  field?: Field;
  /** The item no longer exists. */
  isGone?: boolean;
}
