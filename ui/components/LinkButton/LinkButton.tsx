import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { button, type ButtonVariants } from '../Button/Button.css.ts';

export interface LinkButtonProps {
  /** The URL of the page that it opens. */
  href: string;
  /** The label. */
  children: ReactNode;
  /**
   * How prominent it is. Never `danger`, because a link carries out no action.
   * @default line
   */
  tone?: ButtonVariants['tone'];
  /**
   * `sm` for table rows, `lg` for the main action of a page.
   * @default md
   */
  size?: ButtonVariants['size'];
  /** Fills the width of its container. A long label wraps. */
  isBlock?: boolean;
  /** Shown before the label. */
  icon?: ReactNode;
  /** Accessible name. Starts with the visible text and adds what tells it apart: "Buy Now, Wheel bearing". */
  'aria-label'?: string;
}

/** A link that looks like a button. */
export function LinkButton({ href, children, tone, size, isBlock, icon, ...name }: LinkButtonProps) {
  return (
    <Link href={href} className={button({ tone, size, isBlock })} aria-label={name['aria-label']}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
