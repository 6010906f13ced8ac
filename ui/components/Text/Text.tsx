import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

export interface TextProps {
  /**
   * The element. Choose the heading level by the page's outline, not by its look.
   * @default p
   */
  as?: 'p' | 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'h4';
  /** The style in the type scale: size, weight and line height. */
  style: keyof typeof styles.style;
  /** `inherit` is for coloured backgrounds. Lead text is muted by default, everything else is ink. */
  tone?: keyof typeof styles.tone;
  /** For elements that refer to the text, such as with `aria-labelledby`. */
  id?: string;
  /** The text, which may contain links and figures. */
  children: ReactNode;
}

/** Text in one of the styles of the type scale. */
export function Text({ as: Element = 'p', style, tone, id, children }: TextProps) {
  const colour = tone ?? (style === 'lead' ? 'muted' : 'ink');
  return (
    <Element className={`${styles.style[style]} ${styles.tone[colour]}`} id={id}>
      {children}
    </Element>
  );
}
