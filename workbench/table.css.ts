import { style } from '@vanilla-extract/css';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

/** A table that may be wider than the window, reached by keyboard as well. */
export const scroll = style({
  overflowX: 'auto',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
});

export const table = style({ ...typeStyles.tableCell, width: '100%', borderCollapse: 'collapse' });

const cell = {
  padding: `${space['2']} ${space['3']}`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

export const headCell = style({
  ...typeStyles.tableHead,
  ...cell,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
});
export const rowName = style({ ...cell, fontWeight: '600', whiteSpace: 'nowrap' });
export const bodyCell = style(cell);
