import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color } = vars;

/** Clamps a long name to two lines; the details contain all of it. */
export const customer = style({
  '@media': {
    [from.medium]: {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
  },
});

// The number is what opens a row, so this link has a line only under the pointer or with focus.
globalStyle(`${customer} > a:not(:hover, :focus-visible)`, { textDecorationColor: 'transparent' });

export const notPaid = style({ color: color.inkMuted });
export const paid = style({ display: 'block', fontWeight: '560' });
/** As wide as its column, which it does not widen. The details contain all of it. */
export const transaction = style({ display: 'flex', width: 0, minWidth: '100%', color: color.inkMuted });

/** Two columns, so that buttons of one kind align. */
export const rowActions = style({
  display: 'grid',
  gridTemplateColumns: 'max-content 2rem',
  justifyContent: 'end',
  alignItems: 'center',
  columnGap: '0.375rem',
  '@media': {
    [below.medium]: { display: 'flex', justifyContent: 'stretch' },
  },
});

export const confirm = style({
  display: 'grid',
  gridColumn: 1,
  '@media': { [below.medium]: { flex: 1 } },
});

export const remove = style({ display: 'grid', gridColumn: 2 });

export const onlyWide = style([remove, { '@media': { [below.medium]: { display: 'none' } } }]);

export const onlyNarrow = style({
  display: 'grid',
  flex: 1,
  '@media': { [from.medium]: { display: 'none' } },
});

export const deleteIcon = style({ display: 'grid', color: color.critical });
