import { style } from '@vanilla-extract/css';
import { wrappingRow } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color } = vars;
const forced = '(forced-colors: active)';

export const line = style({
  ...wrappingRow,
  columnGap: vars.space['4'],
});

/** Aligns the first star, rather than its target, with the edge. */
export const stars = style({ display: 'inline-flex', marginInlineStart: '-7px' });

export const target = style({
  position: 'relative',
  display: 'block',
  padding: '7px',
  cursor: 'pointer',
  borderRadius: '2px',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

/** Covers its star. The target shows the focus. */
export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  appearance: 'none',
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

const drawn = style({
  width: '30px',
  height: '30px',
  strokeWidth: '1.5',
  strokeLinejoin: 'miter',
  transition: `fill ${vars.duration.fast} ${vars.ease.out}`,
});

export const given = style([
  drawn,
  {
    fill: color.ink,
    stroke: color.ink,
    '@media': { [forced]: { fill: 'CanvasText', stroke: 'CanvasText' } },
  },
]);

export const withheld = style([
  drawn,
  {
    fill: 'transparent',
    stroke: color.lineStrong,
    selectors: {
      '[aria-invalid="true"] &': { stroke: color.critical },
    },
    '@media': {
      '(hover: hover)': {
        selectors: {
          // Previews the rating that a press would give.
          [`${target}:hover > &, ${target}:has(~ ${target}:hover) > &`]: {
            fill: color.hover,
            stroke: color.ink,
          },
        },
      },
      [forced]: { stroke: 'CanvasText' },
    },
  },
]);

export const figure = style({ color: color.inkMuted });
