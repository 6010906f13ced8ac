import { style } from '@vanilla-extract/css';
import { figure } from '#tokens/type.ts';
import { below } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  minWidth: 0,
  cursor: 'copy',
  textAlign: 'start',
  selectors: { '&:hover': { color: vars.color.ink } },
  '@media': { [below.medium]: { minHeight: vars.size.control, marginBlock: '-0.5rem' } },
});

export const text = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.mono,
  fontSize: '0.75rem',
  fontStretch: figure.width,
  letterSpacing: figure.tracking,
  '@media': { [below.medium]: { fontSize: '0.8125rem' } },
});

export const icon = style({
  flex: 'none',
  opacity: 0,
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    [`${copy}:is(:hover, :focus-visible) &`]: { opacity: 1 },
    '&[data-state="copied"]': { opacity: 1, color: vars.color.positive },
    '&[data-state="failed"]': { opacity: 1, color: vars.color.critical },
  },
});
