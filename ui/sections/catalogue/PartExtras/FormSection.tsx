import { useId, type ReactNode } from 'react';
import * as styles from './PartExtras.css.ts';

export interface FormSectionProps {
  title: string;
  /** What the section is for. */
  text?: string;
  children: ReactNode;
}

/** A part of a long form, with its title beside it. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
