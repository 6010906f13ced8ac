import { fallbackVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, touch } from '#tokens/layout.ts';
import { figure } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { backdrop } from '../Drawing/Drawing.css.ts';

const { color, duration, ease } = vars;

const isHot = '[data-hot] > &';

/** In the direction of drawings, whatever that of the page is. */
export const drawing = style({
  width: '100%',
  height: '100%',
  overflow: 'visible',
  direction: 'ltr',
  fontFamily: vars.font.mono,
  fontWeight: figure.weight,
  fontStretch: figure.width,
});

const plain = { fill: 'none', stroke: color.ink, strokeWidth: 1.2, strokeLinejoin: 'round' } as const;

const edge = style({
  transition: `stroke ${duration.fast}`,
  selectors: { '&[data-hot]': { stroke: color.accentMark, strokeWidth: 2.2, opacity: 1 } },
});

const plate = { fill: fallbackVar(backdrop, color.canvas) };

export const look = styleVariants({
  outline: [edge, plain],
  thin: [edge, plain, { strokeWidth: 0.7, opacity: 0.55 }],
  axis: [edge, plain, { strokeWidth: 0.7, strokeDasharray: '14 4 3 4', opacity: 0.6 }],
  hatched: {},
  slot: [edge, plain, { strokeWidth: 2.4, strokeLinecap: 'round' }],
  body: [edge, plain, plate],
});

export const hatch = style({ ...plain, strokeWidth: 0.8, opacity: 0.5 });

export const dimension = style({ cursor: 'pointer', outline: 'none' });

/** What the pointer can be on beside the letter. */
export const reach = style({ fill: 'none', stroke: 'transparent', strokeWidth: 14 });

/** 32 px where the drawing is in its own size, 44 px for a finger where it is 380 px wide. */
export const target = style({ fill: 'transparent', r: '18px', '@media': { [touch]: { r: '34px' } } });

export const line = style({
  ...plain,
  strokeWidth: 0.9,
  opacity: 0.8,
  selectors: { [isHot]: { stroke: color.accentMark, strokeWidth: 1.6, opacity: 1 } },
});

export const arrows = style({ fill: color.ink, selectors: { [isHot]: { fill: color.accentMark } } });

export const ring = style({
  ...plate,
  stroke: color.lineStrong,
  selectors: {
    [isHot]: { fill: color.accent, stroke: color.accent },
    [`${dimension}:focus-visible &`]: { stroke: color.focus, strokeWidth: 2.5 },
  },
});

export const letter = style({
  fill: color.ink,
  fontSize: '10px',
  textAnchor: 'middle',
  selectors: { [isHot]: { fill: color.accentInk } },
  '@media': { [below.medium]: { fontSize: '14px' } },
});

export const value = style({
  fill: color.accentText,
  fontSize: '11px',
  letterSpacing: '-0.03em',
  opacity: 0,
  transition: `opacity ${duration.fast}`,
  selectors: { [isHot]: { opacity: 1 } },
  '@media': { [below.medium]: { fontSize: '16px' } },
});

const draw = keyframes({
  from: { strokeDasharray: 1, strokeDashoffset: 1 },
  to: { strokeDasharray: 1, strokeDashoffset: 0 },
});
const appear = keyframes({ from: { opacity: 0 } });

/** Outlines are drawn, and what explains them appears. */
export const drawn = style([drawing, {}]);

const moving = '(prefers-reduced-motion: no-preference)';
globalStyle(`${drawn} > path[pathLength]`, {
  '@media': { [moving]: { animation: `${draw} ${duration.draw} ${ease.inOut} both` } },
});
globalStyle(`${drawn} > :not([pathLength])`, {
  '@media': { [moving]: { animation: `${appear} ${duration.slow} ${duration.draw} both` } },
});
