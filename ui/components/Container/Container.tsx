import type { ReactNode } from 'react';
import { container } from './Container.css.ts';

/** Limits the content to the page width and adds the side margins. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={container}>{children}</div>;
}
