/** A logo as paths. `ink` has the colour of the text, `accent` that of the accent; overlaps are holes. */
export interface Logo {
  /** In a box of `width` × 100. */
  wordmark: { width: number; ink: string; accent: string };
  /** Decorative lines through the wordmark at the bottom of a page, drawn as axes. Absent: `accent` is there too. */
  axes?: { lengthwise: string; across: string };
  /** In a box of 120 × 120. */
  mark: { ink: string; accent: string };
}

/** The long texts of a shop. Each is a page. */
export const textNames = ['delivery', 'returns', 'terms', 'privacy', 'cookies'] as const;
export type TextName = (typeof textNames)[number];

export const isTextName = (name: string): name is TextName => textNames.some((one) => one === name);

/** What a brand is called, where it is and how it signs. */
export interface Shop {
  /** In titles, and the accessible name of the logo. */
  name: string;
  /** The company that sells: in the footer and on receipts. */
  company: string;
  /** On receipts. */
  address: string;
  /** The pages of the company in social networks. */
  socials: { x: string; linkedin: string; facebook: string };
  /** Which long texts the brand has, as Markdown in the folder `texts/` beside this file. */
  texts: readonly TextName[];
  logo: Logo;
}
