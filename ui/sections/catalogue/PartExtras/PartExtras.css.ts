import { globalStyle, style } from '@vanilla-extract/css';

import { oneColumn, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { hidden } from '#ui/components/VisuallyHidden/hidden.ts';

const { color, size, space } = vars;

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
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** What is sent needs the width of a row. */
export const sending = style({ gridColumn: '1 / -1' });

export const picture = style({ ...oneColumn, gap: space[1], minWidth: 0 });

/** The slot of the page, which is wider than a row of a table. */
export const plate = style({ aspectRatio: '4 / 3', overflow: 'hidden', backgroundColor: color.plate });
globalStyle(`${plate} > *`, { width: '100%', height: '100%' });

export const pictureHead = style({ ...wrappingRow });

export const pictureName = style({ ...typeStyles.label, marginInlineEnd: 'auto', whiteSpace: 'nowrap' });

export const rows = style({ ...oneColumn, margin: 0, padding: 0, listStyle: 'none' });

const columns = '8.5rem minmax(0, 2fr) minmax(0, 3fr) 2.75rem';
const row = { display: 'grid', gridTemplateColumns: columns, columnGap: space[2] } as const;
const narrowRow = '(width < 30rem)';
const wideRow = '(width >= 30rem)';

/** The labels of the columns, once above them. */
export const labels = style({
  ...row,
  ...typeStyles.small,
  color: color.inkMuted,
  '@container': { [narrowRow]: { display: 'none' } },
});

export const reference = style({
  ...row,
  alignItems: 'start',
  '@container': {
    [narrowRow]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 2.75rem',
      rowGap: space[2],
      marginBlockEnd: space[3],
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
});

/** In rows the labels of the columns are visible instead. */
export const label = style({
  ...typeStyles.small,
  color: color.inkMuted,
  '@container': { [wideRow]: { ...hidden } },
});

export const cell = style({ ...oneColumn, position: 'relative', gap: space[1], minWidth: 0 });

/** In a record the number has a line of its own. */
export const numberCell = style([
  cell,
  { '@container': { [narrowRow]: { gridColumn: '1 / 3', gridRow: 2 } } },
]);

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: size.control,
  '@container': { [narrowRow]: { gridColumn: 3, gridRow: 1, alignSelf: 'end' } },
});

/** Its space is reserved, so that nothing moves under the pointer. */
export const message = style({
  ...typeStyles.small,
  gridColumn: '1 / -1',
  display: 'flex',
  gap: '0.375rem',
  minHeight: '1.5rem',
  paddingBlockStart: space[1],
  color: color.critical,
  fontWeight: '500',
  overflowWrap: 'anywhere',
});

/** Room for its smallest content, so that nothing moves when that has loaded. */
export const vehicles = style({ ...oneColumn, alignContent: 'start', gap: space[3], minHeight: '10rem' });

export const add = style({ ...wrappingRow });

/** What a section without fields says. */
export const nothing = style({ ...typeStyles.small, color: color.inkMuted });
