import { style } from '@vanilla-extract/css';
import { oneColumn, withoutScripts, wrappingRow } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

/** Its hair line has the tone of the verdict. Without scripts nobody can answer, and the verdict names what is open. */
export const questions = style({
  ...oneColumn,
  gap: space[3],
  marginTop: space[3],
  paddingTop: space[3],
  borderTop: '1px solid color-mix(in srgb, currentColor 26%, transparent)',
  '@media': { [withoutScripts]: { display: 'none' } },
});

export const question = style({ ...oneColumn, justifyItems: 'start', gap: space[2], color: color.ink });

export const text = style({ fontSize: '0.875rem', fontWeight: '560', overflowWrap: 'anywhere' });

export const hint = style({ fontSize: '0.8125rem', color: color.inkMuted });

export const answered = style({
  ...wrappingRow,
  gap: `${space[1]} ${space[3]}`,
  color: color.ink,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
});

export const condition = style({ color: color.inkMuted });

export const answer = style({ fontWeight: '560' });
