import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const page = style({
  width: 'max-content',
  minWidth: '100%',
  minHeight: '100vh',
  // Narrow at the sides, so that the table fits into the window of the stories.
  padding: `${space['6']} ${space['3']}`,
  background: color.canvas,
  color: color.ink,
});

// The window scrolls, so that sticky headings stay at its edges.
export const table = style({ ...typeStyles.tableCell, borderCollapse: 'separate', borderSpacing: 0 });

export const caption = style({ ...typeStyles.h3, paddingBlock: space['2'], textAlign: 'start' });

const cellBox = {
  padding: `${space['1']} ${space['2']}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.canvas,
  textAlign: 'start',
} as const;

const headBox = {
  ...typeStyles.tableHead,
  ...cellBox,
  position: 'sticky',
  top: 0,
  zIndex: 1,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
} as const;

export const head = style(headBox);
export const corner = style({ ...headBox, insetInlineStart: 0, zIndex: 2 });

// A whole number of pixels, so that the borders of sticky and other cells align.
export const row = style({ height: '3rem' });

export const name = style({
  ...cellBox,
  position: 'sticky',
  insetInlineStart: 0,
  borderInlineEnd: `1px solid ${color.lineStrong}`,
  fontWeight: '600',
  whiteSpace: 'nowrap',
  selectors: { [`${row}:hover &`]: { background: color.sunken } },
  '@media': { [below.narrow]: { maxWidth: '8rem', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

export const path = style({
  ...typeStyles.small,
  display: 'block',
  color: color.inkMuted,
  fontWeight: '400',
});

export const cell = style({
  ...cellBox,
  selectors: { [`${row}:hover &`]: { background: color.sunken } },
});

// The sticky headings must not cover the focused entry.
globalStyle(`${cell} :is(a, button)`, {
  scrollMargin: '3rem 1rem',
  scrollMarginInlineStart: '20rem',
  '@media': { [below.narrow]: { scrollMarginInlineStart: '13rem' } },
});

export const note = style({
  ...typeStyles.small,
  display: 'block',
  maxWidth: '14rem',
  color: color.inkMuted,
  '@media': { [below.narrow]: { maxWidth: '10rem' } },
});

export const none = style({
  width: '100%',
  minWidth: '1.5rem',
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.inkMuted,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'help',
});
