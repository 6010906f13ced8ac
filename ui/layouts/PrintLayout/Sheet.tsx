import type { ReactNode } from 'react';
import { Wordmark } from '#ui/components/Wordmark/Wordmark.tsx';
import * as styles from './PrintLayout.css.ts';

export interface SheetProps {
  size: keyof typeof styles.sheet;
  title: ReactNode;
  /**
   * The level of the title. 2 for a page of several sheets.
   * @default 1
   */
  level?: 1 | 2;
  children: ReactNode;
}

/** A sheet of paper under the name of the shop, black on white. */
export function Sheet({ size, title, level = 1, children }: SheetProps) {
  const Title = `h${level}` as const;
  return (
    <article className={styles.sheet[size]}>
      <header className={styles.head}>
        <Wordmark />
        <Title className={styles.title}>{title}</Title>
      </header>
      {children}
    </article>
  );
}
