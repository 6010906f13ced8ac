export interface TypeStyle {
  fontSize: string;
  lineHeight: string;
  /** The width axis of the family: wide where text is large, condensed where it is dense. */
  fontStretch: string;
  fontWeight: string;
  letterSpacing: string;
  /** Added to the spaces, which small and condensed text would close. */
  wordSpacing: string;
}

/** A text style: font size, line height, width of the letters in percent, weight, tracking and what is added to spaces. */
export function style(
  size: string,
  line: number,
  width: number,
  weight: number,
  tracking: string,
  wordSpacing = '0',
): TypeStyle {
  return {
    fontSize: size,
    lineHeight: String(line),
    fontStretch: `${width}%`,
    fontWeight: String(weight),
    letterSpacing: tracking,
    wordSpacing,
  };
}
