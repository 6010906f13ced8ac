import * as m from '#messages/skip-link.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** `#` and the id of the main content. */
  href: `#${string}`;
}

/** The first tab stop: skips the navigation. */
export function SkipLink({ href }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      {m.skipToContent()}
    </a>
  );
}
