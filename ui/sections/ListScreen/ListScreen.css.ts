import { globalStyle, style } from '@vanilla-extract/css';
import { below, oneColumn, wrappingRow } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { space } = vars;

export const page = style({ ...oneColumn, gap: space[6] });

export const list = style({
  ...oneColumn,
  gap: space[3],
  selectors: { '&[data-waits]': { visibility: 'hidden' } },
});

/** The start of the list, below the navbar that covers the top of the window. */
export const top = style({ scrollMarginBlockStart: `calc(${vars.size.navShort} + ${space[4]})` });

export const toolbar = style({
  ...wrappingRow,
  gap: `${space[2]} ${space[3]}`,
  width: '100%',
  minWidth: 0,
});

globalStyle(`${toolbar} > :has(input[type="search"])`, {
  flex: '0 1 20rem',
  '@media': { [below.medium]: { flexBasis: '100%' } },
});

/** On narrow screens the filter is as wide as the search field above it. */
globalStyle(`${toolbar} > [role="group"]`, { '@media': { [below.narrow]: { flexGrow: 1 } } });

/** The row height of the table. Narrow screens have only one. */
export const end = style({
  display: 'flex',
  marginInlineStart: 'auto',
  '@media': { [below.medium]: { display: 'none' } },
});
