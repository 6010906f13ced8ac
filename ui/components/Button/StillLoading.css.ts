import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';
import { message } from '../Field/Field.css.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

/** Hidden for a second, because most pages respond before. */
const stillLoading = style([message, { animationName: appear, animationDuration: '1s' }]);

export const place = styleVariants({
  button: [stillLoading],
  page: [
    stillLoading,
    {
      position: 'fixed',
      insetBlockEnd: vars.space[4],
      padding: `${vars.space[2]} ${vars.space[3]}`,
      border: `1px solid ${vars.color.line}`,
      backgroundColor: vars.color.raised,
    },
  ],
});
