import { style } from '@vanilla-extract/css';
import { below, wrappingRow } from '#tokens/layout.ts';
import { figure } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const pagination = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  width: '100%',
  minHeight: '2.25rem',
  fontSize: '0.875rem',
  color: color.inkMuted,
  '@media': { [below.medium]: { minHeight: vars.size.control } },
});

export const pages = style({
  // The number of an absurd page breaks instead of widening the screen.
  overflowWrap: 'anywhere',
  ...wrappingRow,
  justifyContent: 'flex-end',
  gap: space[1],
  marginInlineStart: 'auto',
  '@media': { [below.medium]: { gap: 0 } },
});

export const sizes = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  '@media': { [below.medium]: { gap: 0 } },
});

export const sizesLabel = style({ paddingInlineEnd: space[2] });

export const page = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '2.25rem',
  height: '2.25rem',
  padding: `0 ${space[1]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.field,
  color: color.ink,
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  fontStretch: figure.width,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&[aria-current], &[aria-pressed="true"]': { borderColor: color.ink, fontWeight: '600' },
    '&[aria-disabled]': { color: color.inkSubtle, backgroundColor: 'transparent', cursor: 'default' },
  },
  '@media': {
    [below.medium]: { minWidth: vars.size.control, height: vars.size.control },
    '(forced-colors: active)': {
      borderColor: 'ButtonBorder',
      selectors: {
        '&[aria-current], &[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-4px' },
        '&[aria-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

export const gap = style({ padding: `0 ${space[1]}` });
