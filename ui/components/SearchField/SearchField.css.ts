import { style } from '@vanilla-extract/css';
import { below, withoutScripts } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { affixed, input as field } from '../Field/Field.css.ts';

export const search = style([affixed, { width: '100%', minWidth: 0 }]);

export const icon = style({
  position: 'absolute',
  insetInlineStart: '0.625rem',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});

/** Lower than a form field, for the row above a list. */
export const input = style([
  field,
  {
    appearance: 'none',
    minHeight: '2.25rem',
    paddingBlock: '0.3125rem',
    paddingInline: '2.25rem 2.5rem',
    fontSize: '0.9375rem',
    textOverflow: 'ellipsis',
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
    '@media': {
      // Below 16 px, iOS zooms in when the field is focused.
      [below.medium]: {
        minHeight: vars.size.control,
        paddingInlineEnd: vars.size.control,
        fontSize: '1rem',
      },
    },
  },
]);

/** As high as a form field, at the top of a page. */
export const tallInput = style([input, { minHeight: vars.size.control, paddingInlineStart: '2.5rem' }]);

/** In a frame that is a container. */
const inNarrowFrame = '(max-width: 26rem)';

export const cellInput = style([
  tallInput,
  {
    border: 0,
    background: 'none',
    fontSize: '1rem',
    selectors: { '&:focus-visible': { outline: 'none' } },
    '@container': {
      [inNarrowFrame]: { selectors: { '&:placeholder-shown': { paddingInlineEnd: '0.25rem' } } },
    },
  },
]);

export const clear = style({
  position: 'absolute',
  insetInlineEnd: '2px',
  display: 'grid',
  '@media': { [below.medium]: { insetInlineEnd: 0 }, [withoutScripts]: { display: 'none' } },
});

export const shortcut = style({
  ...typeStyles.micro,
  position: 'absolute',
  insetInlineEnd: '0.5rem',
  padding: '0.125rem 0.3125rem',
  border: `1px solid ${vars.color.line}`,
  fontFamily: 'inherit',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
  '@media': { [below.medium]: { display: 'none' } },
});

export const cellShortcut = style([shortcut, { '@container': { [inNarrowFrame]: { display: 'none' } } }]);
