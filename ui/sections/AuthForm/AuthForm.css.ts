import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';
import { error, message } from '#ui/components/Field/Field.css.ts';

const rule = { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` } as const;

/** As narrow as the screen, however long the words in it. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 } as const;

export const stack = style({ ...column, gap: '1.125rem' });

/** Each field ends in its own line for a message, so less room is wanted between them. */
export const form = style({ ...column, gap: '0.625rem' });

/** The other way in ends in a line for a message as well. */
export const footUnderOther = style({ marginTop: '-0.75rem' });

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: '0.8125rem',
  color: vars.color.inkSubtle,
  '::before': rule,
  '::after': rule,
});

/** Two lines are reserved, so that nothing moves when a message arrives. */
export const failure = style({ minHeight: '2.275rem', marginBlockEnd: `calc(-1 * ${vars.space[3]})` });

export const failureText = style([message, error]);

/** Is there before its text, so that it is read aloud; a notice of four lines has its place. */
export const success = style({ minHeight: '7.25rem' });
