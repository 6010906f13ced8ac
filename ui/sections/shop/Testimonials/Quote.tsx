import type { ReactNode } from 'react';
import { placeholderPhoto } from '#contract/limits.ts';
import { Avatar } from '#ui/components/Avatar/Avatar.tsx';
import { Rating } from '#ui/components/Rating/Rating.tsx';
import * as styles from './Testimonials.css.ts';

export interface QuoteProps {
  /** Who said it, such as `Reviewer`. */
  by: ReactNode;
  /** What was said. */
  children: ReactNode;
  /** `lead` is large, `alone` is the only one, `beside` is one of several next to it, `single` has no neighbour. */
  look: 'lead' | 'alone' | 'beside' | 'single';
}

const figures = {
  lead: styles.lead,
  alone: styles.leadAlone,
  beside: styles.quote,
  single: styles.single,
};

/** A customer's quotation above the customer's name. */
export function Quote({ by, children, look }: QuoteProps) {
  const isLarge = look === 'lead' || look === 'alone';
  return (
    <figure className={figures[look]}>
      <blockquote>
        <p className={isLarge ? styles.leadText : styles.text} dir="auto">
          {children}
        </p>
      </blockquote>
      <figcaption className={styles.by}>{by}</figcaption>
    </figure>
  );
}

export interface ReviewerProps {
  name: string;
  photoURL?: string;
  rating: number;
}

export function Reviewer({ name, photoURL, rating }: ReviewerProps) {
  return (
    <>
      <Avatar name={name} photoURL={photoURL === placeholderPhoto ? '' : photoURL} size="md" />
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <Rating value={rating} />
    </>
  );
}
