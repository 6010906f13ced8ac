import drawings from '../Drawing/drawings.svg';
import { portrait } from './Portrait.css.ts';

const names = ['glasses', 'bob', 'beard'] as const;
export type PortraitName = (typeof names)[number];

export const isPortraitName = (name: string): name is PortraitName => names.some((known) => known === name);

export interface PortraitProps {
  /** The employee to show. */
  name: PortraitName;
}

/** A line drawing of an employee for a 4:5 frame. Decorative: show the name next to it. */
export function Portrait({ name }: PortraitProps) {
  return (
    <svg className={portrait} viewBox="0 0 320 400" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <use href={`${drawings}#portrait-${name}`} />
    </svg>
  );
}
