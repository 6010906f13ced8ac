import { globalStyle, style } from '@vanilla-extract/css';
import { below, wrappingRow } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minWidth: 0,
});

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** Does not break when "You" wraps to the next line. */
export const ownName = style({ display: 'inline-block', maxWidth: '100%' });

export const muted = style({ fontWeight: '400', color: vars.color.inkMuted });

export const role = style([muted, { whiteSpace: 'nowrap' }]);

export const marks = style({ ...wrappingRow, gap: '0.375rem' });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0.375rem',
});
globalStyle(`${actions} > :not(:last-child)`, { '@media': { [below.medium]: { flex: 1 } } });
