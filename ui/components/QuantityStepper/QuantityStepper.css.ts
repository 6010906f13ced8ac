import { style, styleVariants } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { lettering } from '#tokens/lettering.ts';
import { vars } from '#tokens/vars.css.ts';

const { color } = vars;

export const stepper = style({
  ...chamfer('control'),
  display: 'grid',
  gridTemplateColumns: `${vars.size.control} minmax(0, 1fr) ${vars.size.control}`,
  minHeight: vars.size.control,
  overflow: 'hidden',
  border: `1px solid ${color.lineStrong}`,
  backgroundColor: color.surface,
  transition: `border-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has([aria-invalid])': {
      borderColor: color.critical,
      boxShadow: `inset 0 -2px 0 ${color.critical}`,
    },
    '&:has(input:disabled)': { backgroundColor: color.sunken, borderColor: color.line, boxShadow: 'none' },
  },
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: `calc(${vars.size.control} - 2px)`,
  color: color.ink,
  // No delay for a double tap.
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&:active': { backgroundColor: color.press },
    '&:disabled': {
      color: color.inkSubtle,
      backgroundColor: 'transparent',
      cursor: 'not-allowed',
      opacity: 0.5,
    },
  },
});

export const input = style({
  width: '100%',
  minWidth: 0,
  padding: 0,
  border: `0 solid ${color.line}`,
  borderInlineWidth: '1px',
  borderRadius: 0,
  outline: 'none',
  background: 'none',
  color: color.ink,
  textAlign: 'center',
  ...lettering,
  fontSize: '1rem',
  fontWeight: '450',
  selectors: {
    '&:disabled': { color: color.inkSubtle },
    '&::placeholder': { color: color.inkSubtle, opacity: 1 },
  },
});

export const ruler = style({ marginTop: '0.25rem' });

/** Always present, so that a message causes no layout shift. */
const line = style({
  ...typeStyles.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.375rem',
  minHeight: '1.15rem',
  lineHeight: '1.4',
});

export const message = styleVariants({
  hint: [line, { color: color.inkMuted }],
  caution: [line, { color: color.caution, fontWeight: '500' }],
  critical: [line, { color: color.critical, fontWeight: '500' }],
});

const boundLine = style({
  fontSize: '0.75rem',
  lineHeight: '1.35',
  textAlign: 'center',
  '@media': { [below.medium]: { textAlign: 'start' } },
});

/** What a quantity in a line may be at least, or at most. */
export const bound = styleVariants({
  hint: [boundLine, { color: color.inkMuted }],
  critical: [boundLine, { color: color.critical, fontWeight: '500' }],
});
