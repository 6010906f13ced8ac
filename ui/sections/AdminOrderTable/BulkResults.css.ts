import { style } from '@vanilla-extract/css';
import { below, oneColumn, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const results = style({
  ...oneColumn,
  width: '100%',
  border: `1px solid ${color.lineStrong}`,
  background: color.raised,
  boxShadow: vars.shadow.overlay,
});

export const head = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  minHeight: '3.25rem',
  padding: `${space[2]} ${space[4]}`,
});

export const title = style(typeStyles.title);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
});

/** Leaves most of the window free, however many orders there are. */
export const scroll = style({ maxHeight: 'min(10rem, 24svh)', overflowY: 'auto' });

export const list = style({ paddingInline: space[4] });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) minmax(0, auto)',
  alignItems: 'baseline',
  columnGap: space[3],
  paddingBlock: space[2],
  fontSize: '0.9375rem',
  lineHeight: '1.4',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [below.narrow]: { gridTemplateColumns: '1.25rem minmax(0, 1fr)' } },
});

const stateColors = {
  '&[data-state="done"]': { color: color.positive },
  '&[data-state="failed"]': { color: color.critical },
};

export const state = style({
  alignSelf: 'center',
  display: 'grid',
  color: color.inkSubtle,
  selectors: stateColors,
});

export const name = style({ minWidth: 0, fontWeight: '500' });

export const outcome = style({
  color: color.inkMuted,
  textAlign: 'end',
  selectors: { ...stateColors, '&[data-state="failed"]': { color: color.critical, fontWeight: '500' } },
  '@media': { [below.narrow]: { gridColumn: 2, textAlign: 'start' } },
});
