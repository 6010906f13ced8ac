import { keyframes, style } from '@vanilla-extract/css';
import { message } from '../Field/Field.css.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

/** Hidden for a second, because most pages respond before. */
export const stillLoading = style([message, { animationName: appear, animationDuration: '1s' }]);
