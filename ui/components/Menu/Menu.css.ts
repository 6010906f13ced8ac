import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });

export const menu = style({
  ...typeStyles.ui,
  ...chamfer('box'),
  zIndex: vars.layer.popover,
  width: '15rem',
  maxWidth: 'calc(100vw - 1rem)',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: '0.375rem',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  boxShadow: vars.shadow.overlay,
  color: vars.color.ink,
  fontWeight: '400',
  animation: `${appear} ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${leave} ${vars.duration.instant} ${vars.ease.exit} forwards` },
    '&:focus-visible': { outline: 'none' },
  },
});

const itemBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minHeight: '2.5rem',
  paddingBlock: vars.space['1'],
  paddingInline: '0.625rem',
  borderRadius: vars.radius.field,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    // Radix moves focus with the pointer too: one highlight for both, and the ring only for the keyboard.
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:active': { background: vars.color.press },
  },
  '@media': {
    [below.medium]: { minHeight: vars.size.control },
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const item = styleVariants({
  neutral: [itemBase, { selectors: { '&[data-highlighted]': { background: vars.color.hover } } }],
  critical: [
    itemBase,
    {
      color: vars.color.critical,
      selectors: { '&[data-highlighted]': { background: vars.color.criticalWash } },
    },
  ],
});

export const text = style({ minWidth: 0 });
