import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { figure } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const disc = style({ position: 'relative', width: '100%', aspectRatio: '1' });

/** Set on the root after the animation, so that it plays once per page load. */
export const drawnAttribute = 'data-hero-drawn';

const moving = '(prefers-reduced-motion: no-preference)';

/** Plays `animation` the first time. Every animation ends at the static style, so none needs `forwards`. */
const once = (animation: string) => ({
  '@media': { [moving]: { animation } },
  selectors: { [`:root[${drawnAttribute}] &`]: { animation: 'none' } },
});

const draw = keyframes({
  from: { strokeDasharray: '1', strokeDashoffset: '1' },
  to: { strokeDasharray: '1', strokeDashoffset: '0' },
});
const appear = keyframes({ from: { opacity: '0' } });
const fall = keyframes({ from: { transform: 'scaleY(0)' } });
const wipe = keyframes({ from: { clipPath: 'inset(-30% 50% -30% 50%)' } });

const drawn = once(`${draw} ${vars.duration.draw} ${vars.ease.inOut} backwards`);

// Drawing, then the axis, then the metal: 1.3 s in total. No text waits for it.
export const annotation = style(once(`${appear} ${vars.duration.base} ${vars.ease.out} 400ms backwards`));
export const axisReveal = style({
  transformBox: 'fill-box',
  transformOrigin: 'top',
  ...once(`${fall} ${vars.duration.slow} ${vars.ease.out} 680ms backwards`),
});
export const metal = style({
  position: 'absolute',
  inset: 0,
  clipPath: 'inset(-30% -30% -30% 50%)',
  /** Forced colours would remove the metal but not its holes. */
  forcedColorAdjust: 'none',
  ...once(`${wipe} ${vars.duration.slow} ${vars.ease.out} 960ms backwards`),
});

const layer = style({ position: 'absolute', borderRadius: '50%' });

export const shadow = style([
  layer,
  {
    inset: '9%',
    boxShadow:
      '26px 34px 60px -10px light-dark(#14181a66, transparent), 10px 12px 20px light-dark(#14181a40, transparent)',
  },
]);

export const friction = style([
  layer,
  {
    inset: '8.333%',
    background: [
      'repeating-radial-gradient(circle at 50% 50%, #ffffff10 0 0.7px, #0000 0.7px 1.5px, #0000000e 1.5px 2.3px)',
      'radial-gradient(circle, #0000 56%, #00000033 58.5%, #0000 60%, #0000 96.5%, #00000055 98.5%, #fff5 99.3%)',
      'conic-gradient(from 0deg, #c9cdce 0deg, #eef0ef 22deg, #fdfdfc 34deg, #c3c8c9 52deg, #868e90 78deg, #6a7274 96deg, #959c9e 112deg, #e3e6e6 132deg, #f6f7f6 142deg, #aab0b2 160deg, #7b8385 180deg, #888f91 200deg, #e9ebea 230deg, #8d9496 280deg, #c9cdce 360deg)',
    ].join(', '),
    boxShadow: 'inset 0 0 0 1px #00000040',
  },
]);

export const hat = style([
  layer,
  {
    inset: '28.4%',
    background: [
      'radial-gradient(circle at 42% 36%, #0000 62%, #00000038 70%)',
      'conic-gradient(from 12deg, #9aa1a3, #d7dbdb 30deg, #8d9496 70deg, #666e70 110deg, #b9bfc0 145deg, #737b7d 185deg, #a5abad 240deg, #7d8587 300deg, #9aa1a3)',
    ].join(', '),
    boxShadow:
      '0 0 0 3px #3a4143, 0 0 0 4.5px #ffffff55, 6px 8px 18px #0000006b, inset 0 0 0 1.5px #ffffff66, inset -6px -8px 22px #00000055',
  },
]);

export const bore = style([
  layer,
  {
    inset: '41.32%',
    background: 'radial-gradient(circle, #0a0c0d 66%, #23282a 70%, #4b5254 90%, #bfc5c6 97%, #50585a)',
    boxShadow: '0 0 0 1px #00000066, 0 0 0 2.5px #ffffff4d',
  },
]);

/** Dims the metal on the dark theme. */
export const dimming = style([layer, { inset: '8.333%', background: 'light-dark(transparent, #00000024)' }]);

export const sheet = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

const ink = { fill: 'none', stroke: vars.color.ink } as const;

export const outline = style({ ...ink, strokeWidth: '1.6', ...drawn });
export const slot = style({ ...ink, fill: vars.color.canvas, strokeWidth: '1.35', ...drawn });
export const thin = style({ ...ink, strokeWidth: '0.8', opacity: '0.6' });
export const measure = style({ ...ink, strokeWidth: '0.8', opacity: '0.9' });
export const hidden = style({ ...ink, strokeWidth: '0.9', strokeDasharray: '6 4', opacity: '0.55' });
export const centre = style({ ...ink, strokeWidth: '0.9', strokeDasharray: '22 4 4 4', opacity: '0.6' });
export const axis = style({
  fill: 'none',
  stroke: vars.color.accentMark,
  strokeWidth: '1.5',
  strokeDasharray: '26 5 5 5',
});
export const arrowHead = style({ fill: vars.color.ink });
export const milled = style({ fill: '#14181a', stroke: '#ffffff8c', strokeWidth: '1.3' });
export const drilled = style({ fill: '#101314', stroke: '#e8ebea', strokeWidth: '1.6' });

globalStyle(`${sheet} text`, {
  fontFamily: vars.font.mono,
  fontSize: '14px',
  fontWeight: figure.weight,
  fontStretch: figure.width,
  letterSpacing: '-0.02em',
  textAnchor: 'middle',
  fill: vars.color.ink,
});
