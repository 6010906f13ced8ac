import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { chamfer } from '#tokens/chamfer.ts';
import { below, from, wrappingRow, withoutScripts } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

/** Of the highest usual verdict: one that names other parts. */
export const verdictHeight = {
  minHeight: '12.25rem',
  '@media': {
    [from.narrow]: { minHeight: '9.75rem' },
    [from.medium]: { minHeight: '12.25rem' },
    [from.wide]: { minHeight: '9.75rem' },
  },
};

/** With the space for questions, each of a line, a control and the gap. A long question may need more. */
const asking = (count: number) => {
  const height = (rem: number) => ({ minHeight: `${rem + 1.5 + 5 * count}rem` });
  return {
    ...height(12.25),
    '@media': {
      [from.narrow]: height(9.75),
      [from.medium]: height(12.25),
      [from.wide]: height(9.75),
    },
  };
};

export const verdict = recipe({
  base: {
    ...chamfer('box'),
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `0 0.875rem`,
    // The actions are at the foot of the reserved space.
    gridTemplateRows: 'auto auto 1fr',
    padding: '1rem 1.125rem',
    border: '1px solid transparent',
  },
  variants: {
    kind: {
      fits: { background: color.positiveWash, color: color.positive },
      fitsIf: { background: color.cautionWash, color: color.caution },
      doesNotFit: { background: color.criticalWash, color: color.critical },
      notKnown: { borderStyle: 'dashed', borderColor: color.lineStrong, color: color.ink },
    },
    isReserved: {
      true: verdictHeight,
    },
    asks: { 1: asking(1), 2: asking(2), 3: asking(3) },
    isHidden: { true: { visibility: 'hidden', '@media': { [withoutScripts]: { visibility: 'visible' } } } },
  },
});

export const title = style({
  fontSize: '1.0625rem',
  fontWeight: '600',
  fontStretch: '104%',
  lineHeight: '1.3',
  letterSpacing: '-0.005em',
  overflowWrap: 'anywhere',
});

/** Beside the glyph, or below it where that is narrow: a button and a link fit beside each other on most phones. */
const underTitle = { gridColumn: 2, '@media': { [below.narrow]: { gridColumn: '1 / -1' } } };

/** The table of the page has the whole text. */
export const evidence = style({
  ...underTitle,
  display: '-webkit-box',
  alignSelf: 'start',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  marginTop: space['1'],
  fontSize: '0.8125rem',
  fontStretch: '98%',
  lineHeight: '1.5',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

export const questions = style(underTitle);

export const actions = style({
  ...underTitle,
  ...wrappingRow,
  gap: `${space['2']} ${space['3']}`,
  marginTop: '0.625rem',
  fontSize: '0.875rem',
  color: color.ink,
});
