/** A logo as paths. `ink` has the colour of the text, `accent` that of the accent; overlaps are holes. */
export interface Logo {
  /** Its accessible name. */
  name: string;
  /** In a box of `width` × 100. */
  wordmark: { width: number; ink: string; accent: string };
  /** Decorative lines through the wordmark at the bottom of a page, drawn as axes. Absent: `accent` is there too. */
  axes?: { lengthwise: string; across: string };
  /** In a box of 120 × 120. */
  mark: { ink: string; accent: string };
}
