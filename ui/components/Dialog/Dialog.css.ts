import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below, oneColumn } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { buttons, scrim } from './overlay.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const leave = keyframes({ to: { opacity: 0 } });

export const stage = style([
  scrim,
  { display: 'grid', placeItems: 'center', zIndex: vars.layer.dialog, padding: vars.space['5'] },
]);

export const dialog = style({
  ...chamfer('panel'),
  ...oneColumn,
  width: 'min(100%, 28rem)',
  padding: '1.75rem',
  border: '1px solid transparent',
  background: vars.color.raised,
  boxShadow: vars.shadow.overlay,
  color: vars.color.ink,
  animation: `${rise} ${vars.duration.base} ${vars.ease.out}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${leave} ${vars.duration.fast} ${vars.ease.exit} forwards` },
  },
  '@media': { [below.narrow]: { padding: vars.space['5'] } },
});

/** A picture of 4:3 in it is not taller than the window. */
export const wideDialog = style([
  dialog,
  { width: 'min(100%, 64rem, max(20rem, (100dvh - 15rem) * 4 / 3))' },
]);

export const title = style(typeStyles.dialogTitle);

export const body = style({
  marginBlockStart: vars.space['2'],
  ...oneColumn,
  gap: vars.space['4'],
  fontSize: '0.9375rem',
  lineHeight: '1.55',
  color: vars.color.inkMuted,
});

export const actions = style([buttons, { marginBlockStart: vars.space['6'] }]);

globalStyle(`${body} > dl:first-child`, { marginBlockStart: vars.space['3'] });
