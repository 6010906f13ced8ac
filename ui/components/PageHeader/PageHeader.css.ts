import { style } from '@vanilla-extract/css';
import { below, from, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { space } = vars;

/** The action is beside the title, however wide both are. On the narrowest phones it is below, as far as it wraps. */
const inOneRow = `(min-width: 22.5rem) and (not ${from.medium})`;

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[6]}`,
  // Equal with and without actions.
  minHeight: vars.size.control,
  '@media': {
    [inOneRow]: {
      flexWrap: 'nowrap',
      alignItems: 'center',
      // Two lines of the title, so that the height does not depend on where it wraps.
      minHeight: `calc(2 * ${typeStyles.dashboardNarrow.lineHeight} * ${typeStyles.dashboardNarrow.fontSize})`,
    },
  },
});

export const words = style({
  minWidth: 0,
  '@media': { [inOneRow]: { flex: '1 0 7rem' } },
});

export const title = style({
  ...typeStyles.dashboard,
  '@media': { [below.medium]: typeStyles.dashboardNarrow },
});

export const lead = style({ marginTop: space[1], fontSize: '0.9375rem', color: vars.color.inkMuted });

export const actions = style({
  ...wrappingRow,
  minWidth: 0,
  gap: space[2],
  // Reserves the height of an action that depends on data.
  minHeight: vars.size.control,
});
