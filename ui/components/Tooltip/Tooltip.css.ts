import { keyframes, style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** The padding bridges the gap to the anchor, so that the pointer can reach the tip. */
export const tip = style({
  position: 'fixed',
  inset: 'auto',
  width: 'max-content',
  maxWidth: `min(20rem, calc(100vw - ${vars.space['2']}))`,
  margin: 0,
  padding: '0.375rem 0',
  border: 0,
  overflow: 'visible',
  background: 'transparent',
  cursor: 'default',
  animation: `${appear} ${vars.duration.fast} ${vars.ease.out}`,
});

export const bubble = style({
  ...typeStyles.small,
  ...chamfer('control'),
  display: 'block',
  padding: '0.3125rem 0.625rem',
  border: '1px solid transparent',
  background: vars.color.ink,
  color: vars.color.canvas,
  // Resets the text style, because the tip is inside its anchor, such as a figure.
  fontFamily: vars.font.sans,
  letterSpacing: typeStyles.small.letterSpacing,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
