import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { figure } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

/** The background colour, for shapes that cover the lines behind them. Set it on a coloured background. */
export const backdrop = createVar();

/** The `display` of thin lines, hatching and dimensions. Set `none` where a drawing gets too small for them. */
export const fineLines = createVar();
const fine = { display: fallbackVar(fineLines, 'inline') } as const;

export const drawing = style({
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

globalStyle(`${drawing} *`, { vectorEffect: 'non-scaling-stroke' });

const stroke = { fill: 'none', stroke: 'currentColor' } as const;

export const full = style({});
export const small = style({});
export const missing = style({});

export const variants = { full: [drawing, full], small: [drawing, small], missing: [drawing, missing] };

const gone = { display: 'none' } as const;
const absent = { strokeDasharray: '5 4', strokeWidth: '1', opacity: '0.55' } as const;

const inSmall = `${small} &`;
const inMissing = `${missing} &`;

/** The line types of technical drawing. */
export const line = styleVariants({
  outline: {
    ...stroke,
    strokeWidth: '1.35',
    selectors: { [inSmall]: { strokeWidth: '0.9' }, [inMissing]: absent },
  },
  /** An outline that covers the lines behind it. */
  covering: {
    ...stroke,
    fill: fallbackVar(backdrop, vars.color.canvas),
    strokeWidth: '1.35',
    selectors: { [inSmall]: { strokeWidth: '0.9' }, [inMissing]: absent },
  },
  thin: {
    ...stroke,
    ...fine,
    strokeWidth: '0.7',
    opacity: '0.62',
    selectors: { [inSmall]: gone, [inMissing]: absent },
  },
  /** Lines behind the part that still define its shape. */
  behind: {
    ...stroke,
    strokeWidth: '0.7',
    opacity: '0.8',
    selectors: { [inSmall]: gone, [inMissing]: absent },
  },
  hidden: {
    ...stroke,
    strokeWidth: '0.8',
    strokeDasharray: '4 3',
    opacity: '0.6',
    selectors: { [inSmall]: gone, [inMissing]: absent },
  },
  centre: {
    ...stroke,
    strokeWidth: '0.7',
    strokeDasharray: '14 3 2.5 3',
    opacity: '0.5',
    selectors: { [inSmall]: gone },
  },
});

export const hatch = style({
  ...stroke,
  strokeWidth: '0.6',
  opacity: '0.5',
});

const leftOut = { [inSmall]: gone, [inMissing]: gone };

export const hatched = style({ ...fine, selectors: leftOut });
export const dimension = style({ ...fine, selectors: leftOut });

export const arrowHead = style({ fill: 'currentColor', stroke: 'none', opacity: '0.75' });

export const lettering = style({
  fontFamily: vars.font.mono,
  fontSize: '8.2px',
  fontWeight: figure.weight,
  fontStretch: figure.width,
  letterSpacing: '-0.02em',
  textAnchor: 'middle',
  fill: 'currentColor',
  opacity: '0.85',
});
