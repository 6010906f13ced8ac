import type { ReactNode } from 'react';
import * as common from '#messages/common.js';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import * as styles from './Status.css.ts';

export interface StatusProps {
  /** The state of the order. Sets the label, the icon and the colour. */
  status: 'unpaid' | 'pending' | 'shipped' | 'cancelled' | 'refunded';
}

const glyphOf = (content: ReactNode) => (
  <svg className={styles.glyph} viewBox="0 0 12 12" aria-hidden>
    {content}
  </svg>
);

const ring = <circle className={styles.ring} cx="6" cy="6" r="4.75" />;

/** A disc with a tick, for a badge with the tone positive. */
export const doneGlyph = glyphOf(
  <>
    <circle className={styles.full} cx="6" cy="6" r="5.5" />
    <path className={styles.tick} d="M3.4 6.2l1.8 1.8 3.5-3.7" />
  </>,
);

const endedGlyph = glyphOf(
  <>
    {ring}
    <path className={styles.ring} d="M2.7 9.3l6.6-6.6" />
  </>,
);

/** The icon fills as the order progresses, so that colour is never the only cue. */
const looks: Record<StatusProps['status'], { word: string; tone: BadgeTone; glyph: ReactNode }> = {
  unpaid: { word: 'unpaid', tone: 'caution', glyph: glyphOf(ring) },
  pending: {
    word: common.pending(),
    tone: 'info',
    glyph: glyphOf(
      <>
        {ring}
        <path className={styles.full} d="M6 1.25a4.75 4.75 0 0 0 0 9.5z" />
      </>,
    ),
  },
  shipped: {
    word: common.shipped(),
    tone: 'positive',
    glyph: doneGlyph,
  },
  cancelled: { word: common.cancelled(), tone: 'neutral', glyph: endedGlyph },
  refunded: { word: common.refunded(), tone: 'neutral', glyph: endedGlyph },
};

/** The status of an order, in the product's wording. */
export function Status({ status }: StatusProps) {
  const { word, tone, glyph } = looks[status];
  return (
    <Badge tone={tone}>
      {glyph}
      <span>{word}</span>
    </Badge>
  );
}
