import { style } from '@vanilla-extract/css';
import { from, oneColumn, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const page = style({ ...oneColumn, gap: space[6] });

/** The last 30 days next to the low stock, or above it on narrow screens. */
export const pair = style({
  ...oneColumn,
  gap: space[10],
  '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: space[8] } },
});

export const blocks = style({
  ...oneColumn,
  gap: space[10],
  marginBlockStart: space[2],
});

export const block = style({
  ...oneColumn,
  alignContent: 'start',
  gap: space[1],
  minWidth: 0,
});

export const blockHead = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  columnGap: space[4],
  minHeight: vars.size.control,
});

export const blockTitle = style(typeStyles.title);

export const chart = style({
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.ink}`,
});

export const failure = style({
  ...typeStyles.ui,
  ...wrappingRow,
  gap: `${space[1]} ${space[4]}`,
});

export const parts = style({
  display: 'grid',
  borderBlockStart: `1px solid ${color.ink}`,
  // Next to the chart, the list is as high as its five placeholders, so that nothing below moves.
  '@media': { [from.wide]: { maxBlockSize: '17.75rem', overflowY: 'auto' } },
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: '3.5rem',
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const partWords = style({ display: 'grid', minWidth: 0 });

export const partName = style({
  ...typeStyles.ui,
  lineHeight: '1.3',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const partStock = style({ ...typeStyles.small, color: color.inkMuted, textWrap: 'balance' });
