import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { code } from '#ui/components/Field/Field.css.ts';
import { hidden } from '#ui/components/VisuallyHidden/hidden.ts';

const { color, size, space } = vars;

/** The rows adapt to the width of their own column. */
export const section = style({ ...oneColumn, gap: space[3], containerType: 'inline-size' });

const wide = '(width >= 40rem)';
const narrow = '(width < 40rem)';

const columns = 'minmax(0, 5fr) minmax(0, 4.5fr) 4.125rem 4.125rem minmax(0, 5.5fr) minmax(0, 5fr) 2rem 2rem';
const row = { display: 'grid', gridTemplateColumns: columns, columnGap: space[2] } as const;

export const rows = style({ ...oneColumn, margin: 0, padding: 0, listStyle: 'none' });

/** The labels of the columns, once above them. */
export const labels = style({
  ...row,
  ...typeStyles.small,
  color: color.inkMuted,
  '@container': { [narrow]: { display: 'none' } },
});

export const vehicle = style({
  ...row,
  alignItems: 'start',
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 2.75rem',
      rowGap: space[2],
      paddingBlockStart: space[3],
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});

globalStyle(`${vehicle} :is(input, select)`, {
  '@container': {
    [wide]: {
      minHeight: size.rowCompact,
      paddingBlock: '0.4375rem',
      paddingInlineStart: '0.6875rem',
      fontSize: '0.9375rem',
    },
  },
});

export const label = style({
  ...typeStyles.small,
  color: color.inkMuted,
  '@container': { [wide]: { ...hidden } },
});

const cell = style({ ...oneColumn, position: 'relative', gap: space[1], minWidth: 0 });

const across = (columnsOfRecord: string, columnsOfRow?: string) =>
  style([
    cell,
    {
      '@container': {
        [narrow]: { gridColumn: columnsOfRecord },
        ...(columnsOfRow && { [wide]: { gridColumn: columnsOfRow } }),
      },
    },
  ]);

export const cells = {
  one: cell,
  /** A line of its own in a record. */
  line: across('1 / -1'),
  /** In place of make, model, years and engine. */
  every: across('1 / 3', '1 / 6'),
  /** Beside the button in the second line of a record. */
  besideMore: across('1 / 3'),
};

export const year = style([code, { paddingInline: '0.5rem' }]);

/** Two buttons after the cells, above each other in a record. */
const button = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: size.control,
  '@container': { [wide]: { minHeight: size.rowCompact } },
});

export const remove = style([
  button,
  { '@container': { [narrow]: { gridColumn: 3, gridRow: 1, alignSelf: 'end' } } },
]);

export const more = style([
  button,
  { '@container': { [narrow]: { gridColumn: 3, gridRow: 2, alignSelf: 'end' } } },
]);

export const details = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[2],
  paddingBlockStart: space[2],
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', paddingBlockStart: 0 },
  },
});

export const detailLabel = style({ ...typeStyles.small, color: color.inkMuted });

/** Its space is reserved, so that nothing moves under the pointer. */
export const message = style({
  ...typeStyles.small,
  gridColumn: '1 / -1',
  display: 'flex',
  gap: '0.375rem',
  minHeight: '1.5rem',
  paddingBlockStart: space[1],
  color: color.inkMuted,
  overflowWrap: 'anywhere',
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

export const count = style({
  ...typeStyles.ui,
  marginInlineStart: 'auto',
  fontWeight: '450',
  '@container': { [stacked]: { marginInlineStart: 0 } },
});

export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 16rem) auto',
  justifyContent: 'start',
  alignItems: 'start',
  columnGap: space[2],
});

/** As high as the label beside it. */
export const copyButton = style({ paddingBlockStart: 'calc(0.875rem * 1.45 + 0.375rem)' });

export const complete = style({ ...oneColumn });

export const hint = style({ ...typeStyles.small, color: color.inkMuted, maxWidth: '36rem' });
