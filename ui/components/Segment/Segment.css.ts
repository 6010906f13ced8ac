import { style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color } = vars;

export const segment = style({
  ...chamfer('control'),
  display: 'inline-flex',
  maxWidth: '100%',
  overflowX: 'auto',
  border: `1px solid ${color.lineStrong}`,
  backgroundColor: color.surface,
});

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3rem',
  flex: 'none',
  minHeight: '2.125rem',
  padding: '0 0.75rem',
  border: 0,
  borderInlineStart: `1px solid ${color.line}`,
  background: 'none',
  color: color.inkMuted,
  fontSize: '0.875rem',
  fontWeight: '500',
  cursor: 'pointer',
  selectors: {
    '&:first-child': { borderInlineStart: 0 },
    '&:hover': { backgroundColor: color.hover, color: color.ink },
    '&[aria-pressed="true"]': { backgroundColor: color.ink, color: color.canvas },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-pressed="true"]:focus-visible': { outlineColor: color.canvas },
  },
  '@media': {
    [below.medium]: {
      minHeight: vars.size.control,
    },
    // Four states with their counts stand side by side from 320 px on; at 390 px nothing is given up.
    [below.narrow]: {
      padding: '0 clamp(0.5rem, 5.7vw - 0.64rem, 0.75rem)',
      fontSize: 'clamp(0.8125rem, 3.6vw, 0.875rem)',
    },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
