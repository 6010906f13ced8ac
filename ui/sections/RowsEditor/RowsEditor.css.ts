import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { oneColumn, wrappingRow } from '#tokens/layout.ts';
import { patience } from '#tokens/motion.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { hidden } from '#ui/components/VisuallyHidden/hidden.ts';

const { color, size, space } = vars;

/** Columns of a row, those of its buttons included. */
export const rowColumns = createVar();
/** Columns of the fields of a record. */
export const recordColumns = createVar();

/** The rows adapt to the width of their own column. */
export const editor = style({ ...oneColumn, gap: space[3], containerType: 'inline-size' });

const wide = '(width >= 40rem)';
const narrow = '(width < 40rem)';

const inRow = {
  display: 'grid',
  gridTemplateColumns: fallbackVar(rowColumns, 'minmax(0, 1fr) 2rem'),
  columnGap: space[2],
} as const;

/** Once above the rows. */
export const labels = style({
  ...inRow,
  ...typeStyles.small,
  color: color.inkMuted,
  '@container': { [narrow]: { display: 'none' } },
});

export const rows = style({ ...oneColumn, gap: space[2] });

export const row = style({
  ...inRow,
  alignItems: 'start',
  '@container': {
    [narrow]: {
      gridTemplateColumns: `${fallbackVar(recordColumns, 'minmax(0, 1fr)')} 2.75rem`,
      rowGap: space[2],
    },
  },
});

// Records of several fields.
globalStyle(`${labels} + ${rows} > ${row}`, {
  '@container': {
    [narrow]: { paddingBlockStart: space[3], borderBlockStart: `1px solid ${color.line}` },
  },
});

globalStyle(`${row} :is(input, select)`, {
  '@container': {
    [wide]: {
      minHeight: size.rowCompact,
      paddingBlock: '0.4375rem',
      paddingInlineStart: '0.6875rem',
      fontSize: '0.9375rem',
    },
  },
});

export const cell = style({ ...oneColumn, position: 'relative', gap: space[1], minWidth: 0 });

/** In a record, a line of its own. */
export const line = style([cell, { '@container': { [narrow]: { gridColumn: '1 / -1' } } }]);

/** In a record, a line beside a button. */
export const lineBeside = style([cell, { '@container': { [narrow]: { gridColumn: '1 / -2' } } }]);

export const label = style({ ...typeStyles.small, color: color.inkMuted });

/** In a row, the labels of the columns are visible instead. */
export const recordLabel = style([label, { '@container': { [wide]: { ...hidden } } }]);

export const hiddenLabel = style(hidden);

/** After the fields; at the end of the first line of a record. */
export const button = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: size.control,
  '@container': {
    [wide]: { minHeight: size.rowCompact },
    [narrow]: { gridColumn: '-2 / -1', gridRow: 1, alignSelf: 'end' },
  },
});

export const secondButton = style([button, { '@container': { [narrow]: { gridRow: 2 } } }]);

const appear = keyframes({ from: { maxHeight: 0, paddingBlock: 0, overflow: 'hidden' } });

export const message = style({
  ...typeStyles.small,
  gridColumn: '1 / -1',
  display: 'flex',
  gap: '0.375rem',
  paddingBlock: `${space[1]} 0.125rem`,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  // A press on what is below ends first. It would miss a button that moves.
  animation: `${appear} 1ms ${patience.skeleton}ms backwards`,
});

export const fault = style([message, { color: color.critical, fontWeight: '500' }]);

const stacked = '(width < 26rem)';

export const foot = style({
  ...wrappingRow,
  gap: space[2],
  '@container': { [stacked]: { display: 'grid', justifyItems: 'start' } },
});

// Its text begins where the other button does.
globalStyle(`${foot} > button + button`, { '@container': { [stacked]: { marginInlineStart: '-1.125rem' } } });
