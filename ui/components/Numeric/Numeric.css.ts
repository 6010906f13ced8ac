import { style } from '@vanilla-extract/css';
import { figure as token } from '#tokens/type.ts';
import { lettering } from '#tokens/lettering.ts';

/** Tabular figures for prices, counts, ids and dimensions. */
export const figure = style({
  ...lettering,
  fontSize: token.size,
  fontWeight: token.weight,
});

/** For amounts and dates. */
export const oneLine = style([figure, { whiteSpace: 'nowrap' }]);
/** For figures too long for narrow screens. */
export const breakable = style([figure, { overflowWrap: 'anywhere' }]);
