import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { textLink } from './TextLink.css.ts';

export interface TextLinkProps {
  /** The address of the page that it opens. */
  href: string;
  /** The text of the link. Says what it opens. */
  children: ReactNode;
}

/** A link in running text. Inherits its size and colour. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <Link href={href} className={textLink}>
      {children}
    </Link>
  );
}
