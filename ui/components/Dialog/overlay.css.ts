import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
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
  '@media': { print: { position: 'static', overflow: 'visible', background: 'none' } },
  selectors: {
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.fast} ${vars.ease.exit} forwards` },
  },
});

const open = '[role$="dialog"][data-state="open"]';
// Prints only the open overlay. A hidden page that kept its height would be blank pages.
globalStyle(`body:has(${open}) > :not(${open}, :has(${open}))`, { '@media': { print: { display: 'none' } } });

/** Buttons at the end, in columns of equal width on narrow screens. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '0.625rem',
  '@media': {
    [below.narrow]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
