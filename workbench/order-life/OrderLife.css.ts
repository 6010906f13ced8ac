import { style, styleVariants } from '@vanilla-extract/css';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color } = vars;

export const drawing = style({ width: '100%', maxWidth: '60rem', height: 'auto' });

export const line = styleVariants({
  possible: { stroke: color.accentMark, strokeWidth: 2.5 },
  impossible: { stroke: color.lineStrong, strokeWidth: 1.5 },
});

export const head = styleVariants({
  possible: { fill: color.accentMark },
  impossible: { fill: color.lineStrong },
});

const written = { textAnchor: 'middle', dominantBaseline: 'central' } as const;

/** On its line, with an outline in the colour of the background. */
const onLine = {
  ...typeStyles.small,
  ...written,
  paintOrder: 'stroke',
  stroke: color.canvas,
  strokeWidth: 8,
} as const;

export const label = styleVariants({
  possible: { ...onLine, fill: color.ink, fontWeight: '600' },
  impossible: { ...onLine, fill: color.inkMuted },
});

export const place = styleVariants({
  here: { fill: color.accent, stroke: color.ink, strokeWidth: 1.5 },
  elsewhere: { fill: color.surface, stroke: color.lineStrong, strokeWidth: 1.5 },
});

export const name = styleVariants({
  here: { ...typeStyles.ui, ...written, fill: color.accentInk, fontWeight: '600' },
  elsewhere: { ...typeStyles.ui, ...written, fill: color.ink },
});

export const now = styleVariants({ possible: { fontWeight: '600' }, impossible: { color: color.inkMuted } });
