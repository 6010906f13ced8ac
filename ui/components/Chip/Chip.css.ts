import { style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color } = vars;

export const chip = style({
  ...chamfer('chip'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: '2rem',
  paddingInline: '0.75rem 0.25rem',
  border: `1px solid ${color.lineStrong}`,
  fontSize: '0.8125rem',
  fontWeight: '500',
  '@media': { [below.medium]: { paddingInlineEnd: 0 } },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere', lineHeight: '1.25' });

export const remove = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: vars.radius.field,
  color: color.inkMuted,
  selectors: {
    '&:hover': { backgroundColor: color.hover, color: color.ink },
    '&:active': { backgroundColor: color.press },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [below.medium]: { width: vars.size.control, height: vars.size.control } },
});
