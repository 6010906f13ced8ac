import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { button, type ButtonVariants } from '../Button/Button.css.ts';

export interface LinkButtonProps {
  href: string;
  children: ReactNode;
  tone?: ButtonVariants['tone'];
  size?: ButtonVariants['size'];
  isBlock?: boolean;
  icon?: ReactNode;
  /** Accessible name. Starts with the visible text and adds what tells it apart: "Buy Now, Wheel bearing". */
  'aria-label'?: string;
}

/** A link that looks like a button. */
export function LinkButton({ href, children, tone, size, isBlock, icon, ...name }: LinkButtonProps) {
  return (
    <Link href={href} className={button({ tone, size, isBlock })} aria-label={name['aria-label']}>
      {icon}
      {children}
    </Link>
  );
}
