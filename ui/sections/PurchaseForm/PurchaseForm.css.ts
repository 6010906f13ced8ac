import { style } from '@vanilla-extract/css';
import { figure } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const facts = style({ minWidth: 0 });

export const stage = style({ marginTop: '1.75rem', marginBottom: space[6] });
export const stageSkeleton = style({ aspectRatio: '16 / 9' });

export const block = style({ marginTop: space[6] });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.125rem',
});

export const sum = style({ display: 'grid', gap: space[1] });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[4],
  paddingTop: space[4],
  borderTop: `1px solid ${color.ink}`,
});

export const totalFigure = style({
  marginLeft: 'auto',
  fontFamily: vars.font.mono,
  fontSize: '1.75rem',
  lineHeight: '1.55',
  fontStretch: figure.widthTotal,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.05em',
});

export const product = style({
  fontSize: '0.8125rem',
  lineHeight: '1.45',
  textAlign: 'right',
  color: color.inkMuted,
});
