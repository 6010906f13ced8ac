import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** The backdrop of every modal overlay. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.scrim,
  overflowY: 'auto',
  background: vars.color.scrim,
  animation: `${fadeIn} ${vars.duration.base} ${vars.ease.out}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.fast} ${vars.ease.exit} forwards` },
  },
});
