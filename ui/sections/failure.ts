/** Why an action failed, as a message for the person. */
export interface Failure {
  message: string;
  /** The item no longer exists. */
  isGone?: boolean;
}
