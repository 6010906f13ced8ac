import { style, styleVariants } from '@vanilla-extract/css';
import { below, withoutScripts } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';
import { isSet, row, underHand } from './row.css.ts';

const { color } = vars;
const forced = '(forced-colors: active)';

export const ruler = style({
  position: 'relative',
  height: '2.5rem',
  minWidth: 0,
  // A finger scrolls the page up and down, and moves the handles sideways.
  touchAction: 'pan-y',
  cursor: 'pointer',
  userSelect: 'none',
  '@media': {
    [below.medium]: {
      gridColumn: '1 / -1',
      gridRow: 2,
      height: vars.size.control,
      marginInline: vars.space['2'],
    },
    [withoutScripts]: { display: 'none' },
  },
});

/** Pointers use the ruler itself. */
const overlay = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const input = styleVariants({ min: [overlay], max: [overlay] });

export const scale = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  width: '100%',
  height: '2.5rem',
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

const fine = style({ fill: 'none', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

export const line = style([
  fine,
  { stroke: color.lineStrong, '@media': { [forced]: { stroke: 'CanvasText' } } },
]);

const tickOf = (stroke: string) => ({
  stroke,
  shapeRendering: 'crispEdges' as const,
  transition: `stroke ${vars.duration.fast}`,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

export const tick = styleVariants({
  chosen: [fine, tickOf(color.ink)],
  other: [fine, tickOf(color.lineStrong)],
  excluded: [fine, tickOf(color.lineStrong), { strokeDasharray: '2 1.5' }],
});

/** Untouched dimensions stay in the colour of lines; the row under the hand is orange. */
const states = (property: 'stroke' | 'fill') => ({
  [property]: color.lineStrong,
  transition: `${property} ${vars.duration.fast}`,
  selectors: {
    [`${underHand} &`]: { [property]: color.ink },
    [`${row}${isSet} &`]: { [property]: color.ink },
    [`${row}${isSet}:is(:hover, :focus-within, [data-hot]) &`]: { [property]: color.accentMark },
  },
  '@media': { [forced]: { [property]: 'CanvasText !important' } },
});

export const span = style([
  fine,
  states('stroke'),
  { selectors: { [`${row}${isSet} &`]: { strokeWidth: 3 } } },
]);

export const place = style({ overflow: 'visible' });

export const handle = style({
  ...states('fill'),
  '@media': { [below.medium]: { transform: 'scale(1.4)' }, [forced]: { fill: 'CanvasText !important' } },
});

const focusRing = style({ display: 'none', fill: 'none', stroke: color.focus, strokeWidth: 2 });

export const ring = styleVariants(input, (owner) => [
  focusRing,
  { selectors: { [`${owner.split(' ')[0]}:focus-visible ~ ${scale} &`]: { display: 'block' } } },
]);
