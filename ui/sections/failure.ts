/** Why what a person asked for did not happen, in words for that person. */
export interface Failure {
  message: string;
  /** What was asked for does not exist any more. */
  isGone?: boolean;
}
