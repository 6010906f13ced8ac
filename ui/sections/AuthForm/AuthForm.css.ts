import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

const rule = { content: '""', flex: 1, height: '1px', backgroundColor: vars.color.line } as const;

export const stack = style({ display: 'grid', gap: '1.125rem', minWidth: 0 });

/** Each field ends in its own line for a message, so less room is wanted between them. */
export const form = style({ display: 'grid', gap: '0.625rem', minWidth: 0 });

/** The other way in ends in a line for a message as well. */
export const foot = style({ marginTop: '-0.75rem' });

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: '0.8125rem',
  color: vars.color.inkSubtle,
  '::before': rule,
  '::after': rule,
});
