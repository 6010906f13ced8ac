import { style } from '@vanilla-extract/css';
import { figure } from '../Numeric/Numeric.css.ts';

/** Amounts do not wrap. */
export const money = style([figure, { whiteSpace: 'nowrap' }]);
/** An amount too long for narrow screens. */
export const longMoney = style([figure, { overflowWrap: 'anywhere' }]);
