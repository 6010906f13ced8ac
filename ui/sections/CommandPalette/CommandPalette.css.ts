import { keyframes, style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { scrim } from '#ui/components/Dialog/overlay.css.ts';

const { color, space } = vars;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });
const leave = keyframes({ to: { opacity: 0 } });

export const stage = style([
  scrim,
  {
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'start',
    zIndex: vars.layer.dialog,
    padding: `12vh ${space['5']} ${space['5']}`,
    '@media': { [below.narrow]: { padding: space['3'] } },
  },
]);

export const palette = style({
  ...chamfer('panel'),
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  width: 'min(100%, 36rem)',
  maxHeight: '70vh',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  background: color.raised,
  boxShadow: vars.shadow.overlay,
  color: color.ink,
  animation: `${appear} ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${leave} ${vars.duration.instant} ${vars.ease.exit} forwards` },
  },
});

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  paddingInline: space['4'],
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.inkMuted,
  selectors: { '&:focus-within': { borderBlockEndColor: color.focus, boxShadow: `0 1px ${color.focus}` } },
});

export const input = style({
  ...typeStyles.body,
  flex: 1,
  minWidth: 0,
  height: vars.size.controlLarge,
  border: 0,
  background: 'none',
  color: color.ink,
  outline: 'none',
  selectors: { '&::placeholder': { color: color.inkSubtle } },
});

export const list = style({ overflowY: 'auto', padding: '0.375rem', outline: 'none' });

export const group = style({
  ...typeStyles.micro,
  padding: `${space['3']} 0.625rem ${space['1']}`,
  color: color.inkMuted,
});

export const item = style({
  ...typeStyles.ui,
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minHeight: '2.5rem',
  paddingBlock: space['1'],
  paddingInline: '0.625rem',
  borderRadius: vars.radius.field,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-pressed]': { background: color.press },
  },
  '@media': { [below.medium]: { minHeight: vars.size.control } },
});

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const empty = style({ padding: `${space['6']} 0.625rem`, color: color.inkMuted });
