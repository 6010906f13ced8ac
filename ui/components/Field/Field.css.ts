import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn, touch } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { radius } from '#tokens/shape.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

/** A field keeps its own height next to one with a longer message. */
export const field = style({
  ...oneColumn,
  alignContent: 'start',
  gap: '0.375rem',
});

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space['4'] });

export const label = style({ ...typeStyles.label, minWidth: 0 });

export const aside = style({
  ...typeStyles.label,
  flex: 'none',
  fontWeight: '400',
  color: vars.color.inkSubtle,
});

/** Keeps a link next to its label. */
export const action = style([aside, { color: vars.color.ink }]);

export const control = style({ position: 'relative', display: 'grid' });

export const input = style({
  width: '100%',
  minHeight: vars.size.control,
  paddingBlock: '0.5625rem',
  paddingInline: '0.8125rem',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.field,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: '1rem',
  lineHeight: '1.45',
  transition: `border-color ${vars.duration.fast}, box-shadow ${vars.duration.fast}`,
  selectors: {
    '&::placeholder': { color: vars.color.inkSubtle, opacity: 1 },
    '&:hover': { borderColor: vars.color.ink },
    '&:focus-visible': { outlineOffset: '-1px', borderColor: vars.color.focus },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.critical,
      boxShadow: `inset 0 -2px 0 ${vars.color.critical}`,
    },
    // CSS always matches a select as `:read-only`.
    '&:read-only:where(:not(select))': {
      background: 'transparent',
      borderColor: vars.color.line,
      borderStyle: 'dashed',
    },
    '&:disabled': {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      borderStyle: 'solid',
      color: vars.color.inkSubtle,
    },
  },
});

/** The number of a part. */
export const code = style([input, lettering]);

export const area = style([input, { resize: 'vertical' }]);

export const withButton = style({ paddingInlineEnd: '3.25rem' });

export const button = style({ position: 'absolute', insetInlineEnd: 0, insetBlock: 0 });

/** Always present, so that an error causes no layout shift. */
export const message = style({
  fontSize: '0.8125rem',
  lineHeight: '1.4',
  display: 'flex',
  gap: '0.375rem',
  alignItems: 'flex-start',
  minHeight: '1.15rem',
  overflowWrap: 'anywhere',
  color: vars.color.inkMuted,
});

export const error = style({ color: vars.color.critical, fontWeight: '500' });

/** Prefix and suffix of a control, such as a unit. Clicks pass through to the control. */
export const affixed = style({ position: 'relative', display: 'grid', alignItems: 'center' });

const affix = style({
  position: 'absolute',
  color: vars.color.inkMuted,
  lineHeight: '1',
  pointerEvents: 'none',
});

export const prefix = style([affix, { insetInlineStart: '0.8125rem' }]);
export const suffix = style([affix, { insetInlineEnd: '0.8125rem' }]);

/** The touch target extends upwards, because the control starts directly below. */
globalStyle(`${action} > a`, {
  '@media': { [touch]: { paddingBlock: `calc(${vars.size.control} - 1em - 0.375rem) 0.375rem` } },
});

globalStyle(`${message} svg`, { marginTop: '0.05rem' });
