import { style } from '@vanilla-extract/css';
import { below, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { space } = vars;

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[6]}`,
  '@media': { [below.medium]: { alignItems: 'center' } },
});

export const words = style({
  minWidth: 0,
  // Lets a short title shrink so that its action does not wrap.
  '@media': { [below.medium]: { flex: '1 1 9rem' } },
});

export const title = style({
  ...typeStyles.dashboard,
  '@media': { [below.medium]: typeStyles.dashboardNarrow },
});

export const lead = style({ marginTop: space[1], fontSize: '0.9375rem', color: vars.color.inkMuted });

export const actions = style({
  ...wrappingRow,
  gap: space[2],
  // Reserves the height of an action that depends on data.
  minHeight: vars.size.control,
});
