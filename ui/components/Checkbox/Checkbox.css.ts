import { style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { radius } from '#tokens/shape.ts';
import { vars } from '#tokens/vars.css.ts';

const { color } = vars;

export const check = style({
  display: 'flex',
  gap: '0.625rem',
  alignItems: 'center',
  minHeight: '2rem',
  minWidth: 0,
  fontSize: '0.9375rem',
  lineHeight: '1.35',
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: color.inkSubtle, cursor: 'not-allowed' },
    '&[data-finds-none]': { color: color.inkSubtle },
  },
  '@media': { [below.medium]: { minHeight: vars.size.control } },
});

/** A checkbox without a visible label, with a full-size pointer and touch target. */
export const bare = style([
  check,
  {
    position: 'relative',
    justifyContent: 'center',
    minWidth: '2rem',
    '@media': { [below.medium]: { minWidth: vars.size.control } },
  },
]);

export const label = style({ minWidth: 0, overflowWrap: 'anywhere', textWrap: 'balance' });

export const count = style({ marginInlineStart: 'auto', color: color.inkSubtle });

const mark = { content: '""', borderStyle: 'solid', borderColor: color.canvas } as const;

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: 0,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.checkbox,
  background: color.surface,
  cursor: 'inherit',
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}, border-color ${vars.duration.fast}`,
  selectors: {
    '&:hover, label:hover > &': { borderColor: color.ink },
    '&:checked, &:indeterminate': { background: color.ink, borderColor: color.ink },
    '&:checked::after': {
      ...mark,
      width: '9px',
      height: '5px',
      borderWidth: '0 0 2px 2px',
      transform: 'translateY(-1px) rotate(-45deg)',
    },
    '&:indeterminate::after': {
      ...mark,
      width: '8px',
      height: 0,
      borderWidth: '2px 0 0',
      transform: 'none',
    },
    '&:disabled': { background: color.sunken, borderColor: color.line },
    '[data-finds-none] > &:not(:checked)': {
      border: `1px dashed ${color.lineStrong}`,
      background: 'none',
    },
    '&:disabled:is(:checked, :indeterminate)::after': { borderColor: color.inkSubtle },
  },
});
