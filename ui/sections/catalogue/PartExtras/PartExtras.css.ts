import { globalStyle, style } from '@vanilla-extract/css';

import { oneColumn, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { recordColumns, rowColumns } from '../../RowsEditor/RowsEditor.css.ts';

const { color, space } = vars;

/** The same sections fill a page and a drawer, so their own width counts. */
export const sections = style({ ...oneColumn, gap: space[6], containerType: 'inline-size' });

const wide = '(min-width: 44rem)';

export const section = style({
  ...oneColumn,
  gap: space[4],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.ink}`,
  '@container': { [wide]: { gridTemplateColumns: '12.5rem minmax(0, 1fr)', columnGap: space[8] } },
});

export const head = style({ ...oneColumn, alignContent: 'start', gap: space[1], minWidth: 0 });

export const title = style({ ...typeStyles.title });

export const text = style({ ...typeStyles.small, color: color.inkMuted, maxWidth: '24rem' });

export const content = style({ ...oneColumn, alignContent: 'start', gap: space[3], minWidth: 0 });

/** Three columns on a page, two in a drawer, one on a phone. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'start',
  gap: `0.625rem ${vars.page.gutter}`,
});

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  alignItems: 'start',
  gap: `${space[4]} ${vars.page.gutter}`,
});

/** What is sent needs the width of a row. */
export const sending = style({ gridColumn: '1 / -1' });

export const picture = style({ ...oneColumn, gap: space[1], minWidth: 0 });

/** The slot of the page, which is wider than a row of a table. */
export const plate = style({ aspectRatio: '4 / 3', overflow: 'hidden', backgroundColor: color.plate });
globalStyle(`${plate} > *`, { width: '100%', height: '100%' });

export const pictureHead = style({ ...wrappingRow });

export const pictureName = style({ ...typeStyles.label, marginInlineEnd: 'auto', whiteSpace: 'nowrap' });

export const references = style({
  vars: {
    [rowColumns]: '10rem minmax(0, 2fr) minmax(0, 3fr) 2rem',
    [recordColumns]: 'minmax(0, 1fr) minmax(0, 1fr)',
  },
});

/** Room for its smallest content, so that nothing moves when that has loaded. */
export const vehicles = style({ ...oneColumn, alignContent: 'start', gap: space[3], minHeight: '10rem' });

/** What a section without fields says. */
export const nothing = style({ ...typeStyles.small, color: color.inkMuted });
