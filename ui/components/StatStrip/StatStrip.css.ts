import { style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { figure as token } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [below.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const tile = style({
  minWidth: 0,
  padding: '0.875rem 1.125rem 1rem',
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderInlineStart: 0 } },
  '@media': {
    [below.medium]: {
      selectors: {
        '&:nth-child(odd)': { borderInlineStart: 0 },
        '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${vars.color.line}` },
      },
    },
  },
});

export const label = style({ fontSize: '0.8125rem', color: vars.color.inkMuted });

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space['2'],
  minHeight: '1.75rem',
  marginTop: '0.125rem',
  fontFamily: vars.font.mono,
  fontSize: '1.375rem',
  fontStretch: token.widthStat,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.04em',
  lineHeight: '1.25',
});

export const amount = style({ fontSize: '0.8125rem', letterSpacing: '-0.01em', color: vars.color.inkMuted });
