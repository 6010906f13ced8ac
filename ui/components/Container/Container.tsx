import type { ReactNode } from 'react';
import { container } from './Container.css.ts';

export interface ContainerProps {
  /** The sections of a page, or parts of one. */
  children: ReactNode;
}

/** Limits the content to the page width and adds the side margins. */
export function Container({ children }: ContainerProps) {
  return <div className={container}>{children}</div>;
}
