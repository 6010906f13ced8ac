import { createVar, style } from '@vanilla-extract/css';
import { figure } from '#ui/components/Figure/Figure.css.ts';
import { enlargement } from '#ui/components/Picture/Picture.css.ts';
import { below } from '#tokens/layout.ts';
import { figure as lettering, typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

/** Half of the room between two columns, with the ruled line in its middle. */
const half = createVar();

export const grid = style({
  vars: { [half]: 'clamp(1rem, 2vw, 2rem)' },
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: `calc(2 * ${half})`,
  overflow: 'clip',
  borderTop: `1px solid ${vars.color.ink}`,
  '@media': {
    [below.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const rule = { content: '""', position: 'absolute', background: vars.color.line } as const;

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  paddingBottom: '1.75rem',
  '::before': { ...rule, insetBlock: 0, left: `calc(-1 * ${half})`, width: '1px' },
  '::after': { ...rule, insetInline: `calc(-1 * ${half})`, bottom: 0, height: '1px' },
  '@media': {
    [`(hover: hover) and (prefers-reduced-motion: no-preference)`]: {
      selectors: { '&:hover': { vars: { [enlargement]: '1.025' } } },
    },
  },
});

export const picture = style({ display: 'block' });

/** A cut-out is a square in the middle of its place. */
export const loadingPicture = style({
  display: 'grid',
  gridTemplateColumns: 'auto',
  justifyContent: 'center',
  aspectRatio: '4 / 3',
  paddingBlock: '1.5rem 2.25rem',
});

export const loadingCutOut = style({ height: '100%', aspectRatio: '1' });

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['4'],
});

export const name = style({ ...typeStyles.title, minWidth: 0, overflowWrap: 'anywhere' });

export const price = style([figure, { flex: 'none', fontSize: '1rem', fontWeight: '460' }]);

const textSize = '0.9375rem';
const textLine = 1.5;

/** Two lines, whatever it takes to fill them. */
export const text = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minHeight: `calc(2 * ${textLine} * ${textSize})`,
  marginTop: '0.375rem',
  color: vars.color.inkMuted,
  fontSize: textSize,
  lineHeight: textLine,
  overflowWrap: 'anywhere',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space['3']} ${vars.space['6']}`,
  marginTop: vars.space['5'],
});

export const facts = style({ display: 'flex', gap: vars.space['6'] });

export const label = style({
  fontSize: typeStyles.micro.fontSize,
  lineHeight: typeStyles.micro.lineHeight,
  color: vars.color.inkMuted,
});

export const value = style([
  figure,
  { fontSize: '0.875rem', fontWeight: lettering.weightStrong, lineHeight: '1.35' },
]);

export const action = style({ marginInlineStart: 'auto' });

export const loadingLines = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space['2'],
  minHeight: `calc(2 * ${textLine} * ${textSize})`,
  marginTop: '0.375rem',
});

export const loadingName = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: `calc(${typeStyles.title.lineHeight} * ${typeStyles.title.fontSize})`,
});

export const loadingFoot = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  marginTop: vars.space['5'],
});
