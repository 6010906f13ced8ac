import { style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

/** A dimension: its name, the ruler or buttons, and the two fields. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '10.5rem minmax(0, 1fr) 12.25rem',
  alignItems: 'center',
  gap: `0 0.875rem`,
  minHeight: vars.size.rowCompact,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: '0.9375rem',
  lineHeight: '1.3',
  selectors: {
    '&:is(:hover, :focus-within, [data-hot]):not([data-same])': {
      background: color.rowSelect,
      boxShadow: `-0.75rem 0 0 ${color.rowSelect}, 0.75rem 0 0 ${color.rowSelect}`,
    },
  },
  '@media': {
    [below.wide]: { gridTemplateColumns: '9.5rem minmax(0, 1fr) 11.5rem' },
    [below.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) 10rem',
      gap: `${space['1']} 0.625rem`,
      paddingBlock: '0.625rem 0.5rem',
    },
  },
});

export const underHand = `${row}:is(:hover, :focus-within, [data-hot])`;

export const isSet = '[data-set]';
