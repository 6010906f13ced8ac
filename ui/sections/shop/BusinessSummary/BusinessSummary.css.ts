import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const band = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: vars.color.inverse,
  color: vars.color.inverseInk,
  borderBlock: `1px solid ${vars.color.inverseLine}`,
});

globalStyle(`${band} :focus-visible`, { outlineColor: vars.color.focusInverse });

// With one slope, the start of a gradient is seen as an edge.
const fade =
  'linear-gradient(90deg, transparent 4%, rgb(0 0 0 / 8%) 14%, rgb(0 0 0 / 65%) 32%, black 42%), linear-gradient(black 62%, transparent 97%)';

/** The picture fades out at the two sides with text. Where it is darker than the band, the band stays. */
export const picture = style({
  position: 'absolute',
  top: 0,
  right: 0,
  width: 'min(64%, 62rem)',
  aspectRatio: '640 / 352',
  maskImage: fade,
  maskComposite: 'intersect',
  mixBlendMode: 'lighten',
  '@media': { [below.medium]: { width: '100%' } },
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const content = style({
  position: 'relative',
  paddingBlock: vars.page.section,
  '@media': { [below.medium]: { paddingTop: 0 } },
});

export const head = style({
  minHeight: 'clamp(19rem, 27vw, 27rem)',
  '@media': {
    [below.medium]: {
      minHeight: 0,
      paddingTop: 'clamp(9rem, 50vw, 22rem)',
      marginBottom: vars.space['10'],
    },
  },
});

export const title = style({ ...typeStyles.h2, maxWidth: '17em' });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1.2fr 1.55fr 1.1fr 1fr',
  gap: 'clamp(1.5rem, 3vw, 3.5rem)',
  '@media': {
    [below.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.narrow]: { gap: '2.25rem 1.25rem' },
  },
});

/** The figure is visually first, but the label comes first in the DOM. */
export const entry = style({ display: 'flex', flexDirection: 'column-reverse', minWidth: 0 });

export const figure = style({
  ...typeStyles.businessFigure,
  marginInlineStart: '-0.06em',
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
  '@media': { [below.narrow]: typeStyles.businessFigureNarrow },
});

export const plus = style({
  marginInlineStart: '0.04em',
  color: vars.color.accent,
  fontWeight: '420',
});

const end = {
  content: '""',
  flex: 1,
  minWidth: '14px',
  height: '15px',
} as const;

const line = 'linear-gradient(currentColor, currentColor) center / 100% 1px no-repeat';

/** The label of a figure, inside its dimension line. */
export const dimension = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  height: '1.5rem',
  marginTop: '1.125rem',
  color: vars.color.inverseMuted,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  '::before': {
    ...end,
    borderLeft: '1px solid currentColor',
    background: `${line}, conic-gradient(from 74deg at 0 50%, currentColor 32deg, transparent 0) 0 50% / 10px 7px no-repeat`,
  },
  '::after': {
    ...end,
    borderRight: '1px solid currentColor',
    background: `${line}, conic-gradient(from 254deg at 100% 50%, currentColor 32deg, transparent 0) 100% 50% / 10px 7px no-repeat`,
  },
  '@media': {
    [below.narrow]: {
      gap: vars.space['2'],
      marginTop: vars.space['3'],
      fontSize: '0.8125rem',
      '::before': { minWidth: '8px' },
      '::after': { minWidth: '8px' },
    },
  },
});
