import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: '0.9375rem',
  selectors: {
    '&:last-child': { borderBlockEnd: `1px solid ${color.line}` },
    // Wider than the list, so that its texts stay in line with the others.
    '&[aria-current]': {
      backgroundColor: color.rowSelect,
      boxShadow: `calc(-1 * ${space[3]}) 0 ${color.rowSelect}, ${space[3]} 0 ${color.rowSelect}`,
      fontWeight: '560',
    },
  },
});

export const facts = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const again = style({ marginBlockStart: space[3] });

export const documents = style({ marginBlockStart: space[3], fontSize: '0.875rem' });
