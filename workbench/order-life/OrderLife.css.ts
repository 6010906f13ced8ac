import { style, styleVariants } from '@vanilla-extract/css';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color } = vars;

export const drawing = style({ width: '100%', maxWidth: '60rem', height: 'auto' });

export const line = styleVariants({
  open: { stroke: color.accentMark, strokeWidth: 2.5 },
  shut: { stroke: color.lineStrong, strokeWidth: 1.5 },
});

export const head = styleVariants({ open: { fill: color.accentMark }, shut: { fill: color.lineStrong } });

const written = { textAnchor: 'middle', dominantBaseline: 'central' } as const;

/** Stands on its line, which the ground's colour parts. */
const onLine = {
  ...typeStyles.small,
  ...written,
  paintOrder: 'stroke',
  stroke: color.canvas,
  strokeWidth: 8,
} as const;

export const edge = styleVariants({
  open: { ...onLine, fill: color.ink, fontWeight: '600' },
  shut: { ...onLine, fill: color.inkMuted },
});

export const place = styleVariants({
  here: { fill: color.accent, stroke: color.ink, strokeWidth: 1.5 },
  elsewhere: { fill: color.surface, stroke: color.lineStrong, strokeWidth: 1.5 },
});

export const name = styleVariants({
  here: { ...typeStyles.ui, ...written, fill: color.accentInk, fontWeight: '600' },
  elsewhere: { ...typeStyles.ui, ...written, fill: color.ink },
});

export const now = styleVariants({ open: { fontWeight: '600' }, shut: { color: color.inkMuted } });
