import * as styles from './Text.css.ts';

/** Text that somebody typed, with their line breaks, such as an address. */
export function TypedText({ children }: { children: string }) {
  return (
    <span className={styles.typed} dir="auto">
      {children}
    </span>
  );
}
