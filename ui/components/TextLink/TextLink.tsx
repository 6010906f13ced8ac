import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { textLink } from './TextLink.css.ts';

export interface TextLinkProps {
  href: string;
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
