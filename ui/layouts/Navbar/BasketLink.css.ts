import { style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { lettering } from '#tokens/lettering.ts';
import { vars } from '#tokens/vars.css.ts';

/** A number of pieces or lines, in ink. */
export const basketCount = style({
  ...chamfer('chip'),
  ...lettering,
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.25rem',
  height: '1.25rem',
  paddingInline: '0.3125rem',
  background: vars.color.ink,
  color: vars.color.canvas,
  fontSize: '0.75rem',
  fontWeight: '500',
  lineHeight: 1,
});

/** As wide as with a count, which arrives after the page. */
export const basket = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '0.4375rem',
  minWidth: '4.25rem',
  minHeight: vars.size.control,
  paddingInline: '0.625rem',
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.hover } },
});
