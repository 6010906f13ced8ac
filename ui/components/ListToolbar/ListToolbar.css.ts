import { globalStyle, style } from '@vanilla-extract/css';
import { below, wrappingRow } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { space } = vars;

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

/** On narrow screens the segmented control is as wide as the search field above it. */
globalStyle(`${toolbar} > [role="group"]`, { '@media': { [below.narrow]: { flexGrow: 1 } } });

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginInlineStart: 'auto',
  // Phones hide the density switch, so it needs no gap.
  '@media': { [below.medium]: { display: 'contents' } },
});
