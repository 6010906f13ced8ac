import { style } from '@vanilla-extract/css';
import { oneColumn } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const root = style({ ...oneColumn, gap: space[6] });

export const list = style({
  display: 'flex',
  gap: '1.75rem',
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${color.line}`,
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3rem',
  flex: 'none',
  minHeight: vars.size.control,
  color: color.inkMuted,
  fontSize: '0.9375rem',
  fontWeight: '500',
  transition: `color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { color: color.ink },
    '&[data-state="active"]': { color: color.ink, boxShadow: `inset 0 -2px 0 ${color.ink}` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-state="active"]': { borderBlockEnd: '2px solid Highlight' } },
    },
  },
});

export const panel = style({ minWidth: 0 });
