import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { textLink } from './TextLink.css.ts';

export interface TextLinkProps {
  /** The address of the page that it opens. */
  href: string;
  /** The text of the link. Says what it opens. */
  children: ReactNode;
  /** Called when the link is opened, such as to move the focus if the link disappears. */
  onOpen?(): void;
}

/** A link in running text. Inherits its size and colour. */
export function TextLink({ href, children, onOpen }: TextLinkProps) {
  return (
    <Link href={href} className={textLink} onClick={onOpen}>
      {children}
    </Link>
  );
}
