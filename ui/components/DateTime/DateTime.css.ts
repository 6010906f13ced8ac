import { style } from '@vanilla-extract/css';
import { figure } from '../Numeric/Numeric.css.ts';

/** A time is read in one piece. */
export const moment = style([figure, { whiteSpace: 'nowrap' }]);
