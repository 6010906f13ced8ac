/** Why an action failed, as a message for the person. With `field`, a form shows it at that field. */
export interface ActionError<Field extends string = never> {
  message: string;
  field?: Field;
  /** The item no longer exists. */
  isGone?: boolean;
}
