import { style } from '@vanilla-extract/css';
import { from } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

/** Where the list begins, below the navbar that covers the window's top. */
export const top = style({ scrollMarginBlockStart: `calc(${vars.size.navShort} + ${space[4]})` });

export const foot = style({ marginBlockStart: space[1] });

export const payment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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

export const paid = style({ fontWeight: '560' });

export const transaction = style({ display: 'flex', minWidth: 0, color: color.inkMuted });
