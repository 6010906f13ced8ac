import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { textLink } from './TextLink.css.ts';

export interface TextLinkProps {
  href: string;
  children: ReactNode;
}

/** A link in running text; takes the size and colour of the text around it. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <Link href={href} className={textLink}>
      {children}
    </Link>
  );
}
