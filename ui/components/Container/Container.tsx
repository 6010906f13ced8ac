import type { ReactNode } from 'react';
import { container } from './Container.css.ts';

/** The width of the page's content, between its margins. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={container}>{children}</div>;
}
