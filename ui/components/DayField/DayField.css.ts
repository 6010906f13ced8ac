import { style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { input } from '../Field/Field.css.ts';

export const field = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  // Two days share a line.
  '@media': {
    [below.narrow]: { flex: '1 1 8rem', flexDirection: 'column', alignItems: 'stretch', gap: vars.space[1] },
  },
});

export const label = style({ ...typeStyles.small, color: vars.color.inkMuted, whiteSpace: 'nowrap' });

export const day = style([
  input,
  {
    width: '9.5rem',
    minHeight: '2.25rem',
    paddingBlock: '0.3125rem',
    fontSize: '0.9375rem',
    // The button of its calendar is a stop of its own, with which the field is not `:focus-visible`.
    selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' } },
    '@media': {
      [below.medium]: { minHeight: vars.size.control, fontSize: '1rem' },
      [below.narrow]: { width: '100%' },
    },
  },
]);
