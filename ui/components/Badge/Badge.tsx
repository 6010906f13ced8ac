import type { ReactNode } from 'react';
import { badge, type BadgeTone } from './Badge.css.ts';

export type { BadgeTone };

export interface BadgeProps {
  /** The colours of the text and the surface, by the kind of state. */
  tone: BadgeTone;
  /** One or two words, after an optional icon. */
  children: ReactNode;
}

/** One or two words about the state of an item. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
