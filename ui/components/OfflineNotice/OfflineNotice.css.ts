import { keyframes, style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Overlays the page, so that it causes no layout shift. */
export const notice = style({
  ...typeStyles.label,
  ...chamfer('control'),
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: vars.space['4'],
  insetInlineStart: vars.space['4'],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  padding: `${vars.space['3']} ${vars.space['4']}`,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.inverse,
  color: vars.color.inverseInk,
  boxShadow: vars.shadow.overlay,
  pointerEvents: 'none',
  animation: `${rise} ${vars.duration.base} ${vars.ease.out}`,
  '@media': { [below.narrow]: { insetInlineEnd: vars.space['4'] } },
});
