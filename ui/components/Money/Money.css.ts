import { style } from '@vanilla-extract/css';
import { figure } from '../Numeric/Numeric.css.ts';

/** An amount is read in one piece. */
export const money = style([figure, { whiteSpace: 'nowrap' }]);
/** One that no narrow screen holds. */
export const longMoney = style([figure, { overflowWrap: 'anywhere' }]);
