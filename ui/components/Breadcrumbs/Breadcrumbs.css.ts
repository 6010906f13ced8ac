import { style } from '@vanilla-extract/css';
import { touch, wrappingRow } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

export const list = style({
  ...wrappingRow,
  columnGap: vars.space['2'],
  fontSize: '0.875rem',
  color: vars.color.inkMuted,
});

export const item = style({
  ...wrappingRow,
  flexWrap: 'nowrap',
  minWidth: 0,
  gap: vars.space['2'],
  selectors: {
    '& + &::before': {
      content: '""',
      flex: 'none',
      width: '0.375rem',
      height: '1px',
      background: vars.color.lineStrong,
    },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: '2rem',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.25em' },
  '@media': { [touch]: { minHeight: vars.size.control } },
});
