/** Why an action failed, as a message for the person. With `field`, a form shows it at that field. */
export interface ActionError<Field extends string = never> {
  message: string;
  field?: Field;
  /** The item no longer exists. */
  isGone?: boolean;
  /** What the person can do about it, beside trying again. */
  remedy?: Remedy;
}

/** A page that helps, or an action. `done` says what it did. */
export type Remedy =
  { label: string; href: string } | { label: string; done: string; onPress(): Promise<ActionError | null> };
