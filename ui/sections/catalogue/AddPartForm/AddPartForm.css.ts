import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, oneColumn, wrappingRow } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';
import { grid } from '../../RuledGrid/RuledGrid.css.ts';

const { color, space } = vars;

export const form = style({ ...oneColumn, gap: space[6], maxWidth: '72rem' });

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${space[6]} clamp(2rem, 4vw, 4rem)`,
  '@media': { [below.medium]: { ...oneColumn, rowGap: space[5] } },
});

export const column = style({ minWidth: 0 });

/** At the foot of the window, because the fields above it are enough for many parts. */
export const bar = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.ink}`,
  backgroundColor: color.surface,
  '@media': {
    [from.medium]: { position: 'sticky', insetBlockEnd: 0, zIndex: vars.layer.sticky },
    [below.narrow]: { ...oneColumn },
  },
});

// The bar must not cover the field that has the focus.
globalStyle(`${form} :is(input, select, textarea, button)`, { scrollMarginBlockEnd: '7rem' });

export const actions = style({
  ...wrappingRow,
  gap: `${space[2]} ${space[3]}`,
  '@media': { [below.narrow]: { ...oneColumn } },
});

/** Its space is reserved, so that nothing below moves. */
export const waiting = style({ minHeight: '1.25rem', fontSize: '0.875rem', color: color.inkMuted });

export const faults = style([waiting, { color: color.critical, fontWeight: '500' }]);

export const preview = style([grid[1], { maxWidth: '24rem' }]);
