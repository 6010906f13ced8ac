import { style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { hidden } from '#ui/components/VisuallyHidden/hidden.ts';

export const layout = style({ display: 'flex', flexDirection: 'column', minHeight: '100svh' });

export const main = style({
  flex: 1,
  minWidth: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

/** The first tab stop. */
export const skipLink = style({
  ...typeStyles.button,
  ...chamfer('control'),
  position: 'fixed',
  zIndex: vars.layer.skip,
  insetBlockStart: vars.space['3'],
  insetInlineStart: vars.space['3'],
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  paddingInline: '1.125rem',
  background: vars.color.ink,
  color: vars.color.canvas,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { ...hidden, minHeight: 0, position: 'fixed' } },
});
