export interface TypeStyle {
  fontSize: string;
  lineHeight: string;
  /** The width axis of the family: wide where text is large, condensed where it is dense. */
  fontStretch: string;
  fontWeight: string;
  letterSpacing: string;
}

/** A text style: font size, line height, width of the letters in percent, weight and tracking. */
export function style(
  size: string,
  line: number,
  width: number,
  weight: number,
  tracking: string,
): TypeStyle {
  return {
    fontSize: size,
    lineHeight: String(line),
    fontStretch: `${width}%`,
    fontWeight: String(weight),
    letterSpacing: tracking,
  };
}
