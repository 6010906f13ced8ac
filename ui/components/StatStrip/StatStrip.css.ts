import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { figure } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const rule = `1px solid ${vars.color.line}`;

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  border: rule,
  background: vars.color.surface,
  '@media': { [below.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

globalStyle(`${strip} > * + *`, { borderInlineStart: rule });
globalStyle(`${strip} > :nth-child(odd)`, { '@media': { [below.medium]: { borderInlineStart: 0 } } });
globalStyle(`${strip} > :nth-child(n + 3)`, { '@media': { [below.medium]: { borderBlockStart: rule } } });

export const tile = style({
  minWidth: 0,
  padding: '0.875rem 1.125rem 1rem',
  '@media': { [below.medium]: { paddingBlock: vars.space['2'] } },
});

export const label = style({ fontSize: '0.8125rem', color: vars.color.inkMuted });

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space['3'],
  minHeight: '1.75rem',
  marginTop: '0.125rem',
  ...lettering,
  fontSize: '1.375rem',
  fontStretch: figure.widthStat,
  letterSpacing: '-0.04em',
  lineHeight: '1.25',
  overflowWrap: 'anywhere',
  selectors: { '&[data-long]': { fontSize: '1rem', lineHeight: '1.75rem' } },
});

export const amount = style({
  fontSize: '0.8125rem',
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  color: vars.color.inkMuted,
});
