import { style } from '@vanilla-extract/css';
import { from, oneColumn, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { recordColumns, rowColumns } from '../../RowsEditor/RowsEditor.css.ts';

const { color, space } = vars;

export const tools = style({
  ...wrappingRow,
  gap: `${space[2]} ${space[4]}`,
  justifyContent: 'space-between',
});

export const filter = style({ flex: '0 1 20rem', minWidth: 0 });

/** As wide and high before it is known, so the table below stays where it is. */
export const count = style({
  ...typeStyles.small,
  flex: '0 1 8rem',
  minBlockSize: '1lh',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  '@media': { [from.narrow]: { textAlign: 'end' } },
});

export const quiet = style({ color: color.inkMuted });

export const remove = style({ display: 'flex', justifyContent: 'end' });

export const years = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
});

export const engines = style({ ...oneColumn, gap: space[2], minWidth: 0 });

export const legend = style({ ...typeStyles.label, padding: 0, marginBottom: space[2] });

export const engineColumns = style({
  vars: {
    [rowColumns]: 'minmax(0, 1fr) 5rem 2rem 2rem',
    [recordColumns]: 'minmax(0, 1fr) 5rem 2.75rem',
  },
});

export const details = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space[2],
});
