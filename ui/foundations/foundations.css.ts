import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below, from, oneColumn } from '#tokens/layout.ts';
import { figure as token, typeStyles } from '#tokens/type.ts';
import { lettering } from '#tokens/lettering.ts';
import { vars } from '#tokens/vars.css.ts';

const columns = (narrowest: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${narrowest}, 100%), 1fr))`,
    gap: vars.space['6'],
  }) as const;

export const grid = style(columns('9rem'));
export const wideGrid = style(columns('20rem'));
/** Tables fit no column. */
globalStyle(`${wideGrid} > :has(table)`, { gridColumn: '1 / -1' });
export const rows = style({ ...oneColumn, gap: vars.space['4'] });

export const label = style({ ...typeStyles.ui, overflowWrap: 'anywhere' });

export const note = style({
  ...typeStyles.small,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const swatch = style({
  height: '4rem',
  marginBottom: vars.space['2'],
  border: `1px solid ${vars.color.line}`,
});

export const specimen = style({
  minWidth: 0,
  paddingBottom: vars.space['3'],
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
export const figure = style({ ...lettering, fontSize: '1.375rem', fontWeight: token.weight });

export const bar = style({
  maxWidth: '100%',
  height: vars.space['4'],
  background: vars.color.ink,
});

export const plate = style({
  height: '6rem',
  marginBottom: vars.space['2'],
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.raised,
});

export const bevel = {
  chip: style([plate, chamfer('chip')]),
  control: style([plate, chamfer('control')]),
  large: style([plate, chamfer('large')]),
  box: style([plate, chamfer('box')]),
  panel: style([plate, chamfer('panel')]),
};

export const line = style({ marginBlock: vars.space['4'] });

export const track = style({
  position: 'relative',
  height: '3rem',
  marginBlock: vars.space['2'],
  background: vars.color.sunken,
});
export const moving = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: '0.5rem',
  width: '2rem',
  height: '2rem',
  background: vars.color.accentMark,
  borderRadius: vars.radius.round,
  transition: `inset-inline-start ${vars.duration.draw} ${vars.ease.out}`,
  selectors: { '&[data-at="end"]': { insetInlineStart: 'calc(100% - 2rem)' } },
});
export const whenStill = style({
  display: 'none',
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'block' } },
});

export const stack = style({ display: 'grid', paddingBottom: vars.space['16'] });
export const layerPlate = style({
  width: 'min(20rem, 80%)',
  marginBottom: '-0.75rem',
  padding: `${vars.space['3']} ${vars.space['4']}`,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.raised,
  boxShadow: vars.shadow.raised,
});

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  minHeight: vars.density.row,
  paddingInline: vars.density.cell,
  paddingBlock: vars.density.cellBlock,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const control = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.density.control,
  paddingInline: vars.space['4'],
  border: `1px solid ${vars.color.lineStrong}`,
  ...typeStyles.buttonSmall,
});

export const matches = styleVariants(from, (query) => ({
  display: 'none',
  '@media': { [query]: { display: 'inline' } },
}));
export const matchesNot = styleVariants(below, (query) => ({
  display: 'none',
  '@media': { [query]: { display: 'inline' } },
}));

export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space['2'],
  padding: vars.space['3'],
  textAlign: 'center',
});
export const picture = style({ marginBottom: vars.space['2'] });
