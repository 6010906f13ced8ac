import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

export const section = style({ paddingBlock: vars.page.section });
/** A section after one with the same background has no space of its own above. */
export const continued = style({ paddingBlock: `0 ${vars.page.section}` });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space['8'],
  marginBottom: vars.page.headToGrid,
});

globalStyle(`${head} > *`, { minWidth: 0, overflowWrap: 'anywhere' });
