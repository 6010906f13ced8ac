import { style } from '@vanilla-extract/css';
import { figure } from '../Numeric/Numeric.css.ts';

/** Dates do not wrap. */
export const moment = style([figure, { whiteSpace: 'nowrap' }]);
