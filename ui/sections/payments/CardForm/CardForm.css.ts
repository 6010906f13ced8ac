import { style } from '@vanilla-extract/css';
import { below, oneColumn } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const lead = style({ marginTop: space[3] });

export const failed = style({ marginTop: space[8] });

export const form = style({
  ...oneColumn,
  gap: space[3],
  maxWidth: '34rem',
  marginTop: space[8],
  // The caller provides the notice with any content.
  overflowWrap: 'break-word',
});

export const card = style({ ...oneColumn, gap: '0.375rem' });

export const label = style({ ...typeStyles.label });

/** The frame of a field around the provider's field: the iframe has the focus, and this shows it. */
export const frame = style({
  ...oneColumn,
  alignContent: 'center',
  minHeight: vars.size.control,
  padding: '0.5rem 0.8125rem',
  lineHeight: '1.45',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.field,
  backgroundColor: color.surface,
  transition: `border-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:focus-within, &:has(.StripeElement--focus)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
      borderColor: color.focus,
    },
    '[data-invalid] > &': {
      borderColor: color.critical,
      boxShadow: `inset 0 -2px 0 ${color.critical}`,
    },
  },
});

export const message = style({
  ...typeStyles.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.375rem',
  minHeight: '1.2rem',
  lineHeight: '1.4',
  overflowWrap: 'anywhere',
  color: color.inkMuted,
});

export const pay = style({
  minWidth: '12rem',
  justifySelf: 'start',
  '@media': { [below.narrow]: { justifySelf: 'stretch' } },
});
