import { style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

export const group = style({
  ...chamfer('control'),
  display: 'inline-flex',
  overflow: 'hidden',
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2.125rem',
  height: '2.125rem',
  borderInlineStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: {
    '&:first-of-type': { borderInlineStart: 0 },
    '&:hover': { background: vars.color.hover },
    '&:has(:checked)': { background: vars.color.ink, color: vars.color.canvas },
  },
  '@media': {
    [below.medium]: { width: vars.size.control, height: vars.size.control },
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

/** Covers the whole option, so that it is the target and browsers can scroll it into view. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
