import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

const rule = { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` } as const;

/** Limited to the width of the screen, even with long words. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 } as const;

export const stack = style({ ...column, gap: '1.125rem' });

/** Each field ends with the line of its message, so the gap is smaller. */
export const form = style({ ...column, gap: '0.625rem' });

/** The button also ends with the line of its message. */
export const footUnderGoogle = style({ marginTop: '-0.75rem' });

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: '0.8125rem',
  color: vars.color.inkSubtle,
  '::before': rule,
  '::after': rule,
});

/** Reserves two lines, so that a message causes no layout shift. */
export const failure = style({ minHeight: '2.275rem', marginBlockEnd: `calc(-1 * ${vars.space[3]})` });

/** The live region exists before its text, so that it is announced. A notice of four lines fits. */
export const success = style({ minHeight: '7.25rem' });

/** The line is always reserved, so that a message causes no layout shift. */
export const googleFailure = style({ minHeight: '1.2rem', marginTop: '0.375rem' });
