import { keyframes, style } from '@vanilla-extract/css';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const page = style({
  ...typeStyles.ui,
  fontWeight: '400',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space['3'],
  // Fills the screen below the navbar, so that the footer does not appear and then move.
  minHeight: `calc(100svh - ${vars.size.navShort})`,
  padding: vars.space['8'],
  color: vars.color.inkMuted,
  animation: `${appear} 1ms 150ms backwards`,
});

export const ring = style({ width: 56, height: 56, overflow: 'visible' });

export const circle = style({ fill: 'none', stroke: vars.color.line, strokeWidth: 2 });

export const chain = style({
  fill: 'none',
  stroke: vars.color.inkSubtle,
  strokeWidth: 0.75,
  strokeDasharray: '14 3 2.5 3',
});

export const quarter = style({
  fill: 'none',
  stroke: vars.color.accentMark,
  strokeWidth: 2,
  transformOrigin: 'center',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${turn} 1.1s linear infinite` } },
});
