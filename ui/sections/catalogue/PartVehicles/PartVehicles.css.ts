import { style } from '@vanilla-extract/css';
import { oneColumn } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { cell, recordColumns, rowColumns } from '../../RowsEditor/RowsEditor.css.ts';

const { color, space } = vars;

export const section = style({ ...oneColumn, gap: space[3] });

const wide = '(width >= 40rem)';
const narrow = '(width < 40rem)';

export const columns = style({
  vars: {
    [rowColumns]: 'minmax(0, 5fr) minmax(0, 4.5fr) 5rem 5rem minmax(0, 5.5fr) minmax(0, 5fr) 2rem 2rem',
    [recordColumns]: 'minmax(0, 1fr) minmax(0, 1fr)',
  },
});

/** In place of make, model, years and engine. */
export const every = style([
  cell,
  { '@container': { [narrow]: { gridColumn: '1 / 3' }, [wide]: { gridColumn: '1 / 6' } } },
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

export const count = style({
  ...typeStyles.ui,
  marginInlineStart: 'auto',
  fontWeight: '450',
  '@container': { '(width < 26rem)': { marginInlineStart: 0 } },
});

export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 16rem) auto',
  justifyContent: 'start',
  alignItems: 'start',
  columnGap: space[2],
});

/** A line of its own, because a condition is a sentence. */
export const conditions = style({ gridColumn: '1 / -1' });

/** As high as the label beside it. */
export const copyButton = style({ paddingBlockStart: 'calc(0.875rem * 1.45 + 0.375rem)' });

export const complete = style({ ...oneColumn });

export const hint = style({ ...typeStyles.small, color: color.inkMuted, maxWidth: '36rem' });
