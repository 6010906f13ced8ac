import { style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { affixed, input } from '../Field/Field.css.ts';

export const control = style([affixed, { minWidth: 0 }]);

/** Its longest option would push the other tools to a second line. */
export const lowControl = style([
  control,
  { maxInlineSize: '14rem', '@media': { [below.medium]: { maxInlineSize: 'none' } } },
]);

export const select = style([
  input,
  { appearance: 'none', paddingInlineEnd: '2.25rem', textOverflow: 'ellipsis', cursor: 'pointer' },
]);

export const low = style([
  select,
  {
    minHeight: '2.25rem',
    paddingBlock: '0.3125rem',
    fontSize: '0.9375rem',
    '@media': { [below.medium]: { minHeight: vars.size.control, fontSize: '1rem' } },
  },
]);

/** An element rather than a background image, because forced colours remove backgrounds. */
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: '0.875rem',
  fill: 'currentColor',
  pointerEvents: 'none',
  selectors: { ':disabled + &': { fill: vars.color.inkSubtle } },
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

export const beside = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minWidth: 0,
  maxWidth: '100%',
});

export const label = style({ ...typeStyles.small, flex: 'none', color: vars.color.inkMuted });
