import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Distance from the bottom of the window. Layouts with a bar at the bottom set it. */
export const toastInset = createVar();
const inset = fallbackVar(toastInset, vars.space['6']);

export const viewport = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: inset,
  insetInline: 0,
  marginInline: 'auto',
  display: 'grid',
  gap: vars.space['2'],
  width: 'min(24rem, calc(100vw - 2.5rem))',
  outline: 'none',
  selectors: {
    // Moves below the navbar. A transform, because it does not count as a layout shift.
    '&[data-lifted]': {
      transform: `translateY(calc(100% - 100dvh + ${inset} + 4rem + ${vars.space['2']}))`,
    },
  },
});

export const toast = style({
  ...chamfer('panel'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  padding: '0.75rem 0.5rem 0.75rem 1rem',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  boxShadow: vars.shadow.overlay,
  color: vars.color.ink,
  fontSize: '0.9375rem',
  fontWeight: '500',
  lineHeight: '1.4',
  animation: `${rise} ${vars.duration.base} ${vars.ease.out}`,
});

/** Wider than the others, which stay centred. */
export const pictured = style([
  toast,
  {
    width: 'min(28rem, 100vw - 2.5rem)',
    marginInline: 'calc((min(24rem, 100vw - 2.5rem) - min(28rem, 100vw - 2.5rem)) / 2)',
    padding: '0.625rem 0.5rem 0.625rem 0.625rem',
    '@media': { [below.narrow]: { paddingInlineStart: vars.space['4'] } },
  },
]);

/** On a phone the words need the room. */
export const picture = style({
  flex: 'none',
  width: '3.5rem',
  '@media': { [below.narrow]: { display: 'none' } },
});

export const tone = styleVariants({
  positive: { color: vars.color.positive },
  critical: { color: vars.color.critical },
  info: { color: vars.color.info },
});

export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const detail = style({
  fontSize: '0.875rem',
  fontWeight: '400',
  lineHeight: '1.35',
  color: vars.color.inkMuted,
});

export const dismiss = style([iconButton({ size: 'sm' }), { color: vars.color.inkMuted }]);
