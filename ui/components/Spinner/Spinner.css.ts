import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  flex: 'none',
  display: 'inline-block',
  width: '1em',
  height: '1em',
  border: '1.5px solid color-mix(in srgb, currentColor 28%, transparent)',
  borderTopColor: 'currentColor',
  borderRadius: '50%',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${turn} 0.8s linear infinite` } },
});
