import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, oneColumn } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

/** The reason why an action is not possible. */
export const reason = style({ ...typeStyles.small, color: color.inkMuted });

export const choices = style({
  display: 'flex',
  gap: '0.375rem',
});
globalStyle(`${choices} > *`, { '@media': { [below.medium]: { flex: 1 } } });

export const unpaid = style({ display: 'grid', gap: space[1] });

export const reservation = style({ ...typeStyles.small, color: color.inkMuted, whiteSpace: 'normal' });

export const payment = style({
  ...oneColumn,
  selectors: {
    // A low row has one line.
    '[data-density="compact"] &': {
      '@media': {
        [from.medium]: {
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignItems: 'baseline',
          columnGap: space[2],
        },
      },
    },
  },
});

export const address = style({ ...typeStyles.small, lineHeight: '1.35', color: color.inkMuted });

export const paid = style({ fontWeight: '560' });

/** As wide as its column, which it does not widen. */
export const transaction = style({ display: 'flex', width: 0, minWidth: '100%', color: color.inkMuted });
