import type { ReactNode } from 'react';
import { Container } from '#ui/components/Container/Container.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import type { DrawingName } from '#ui/components/Drawing/drawing-for.ts';
import * as styles from './NotFoundPage.css.ts';

export interface NotFoundPageProps {
  title: string;
  text: ReactNode;
  action: ReactNode;
  note?: ReactNode;
  /** The name of the page or item that was not found. */
  drawing: DrawingName;
}

/** A whole page with a message instead of its content. */
export function NotFoundPage({ title, text, action, note, drawing }: NotFoundPageProps) {
  return (
    <Container>
      <div className={styles.page}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          {action}
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
        <div className={styles.drawing}>
          <Drawing name={drawing} variant="missing" />
        </div>
      </div>
    </Container>
  );
}
