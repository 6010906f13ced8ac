import { style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { figure as token } from '#tokens/type.ts';
import { lettering } from '#tokens/lettering.ts';
import { vars } from '#tokens/vars.css.ts';

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
  fontStretch: token.widthStat,
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
