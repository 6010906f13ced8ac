import { style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

/** Above orders that were placed together. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  fontSize: '0.875rem',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: '560', color: color.ink });

export const action = style({
  marginInlineStart: 'auto',
  '@media': { [below.medium]: { display: 'grid', flexBasis: '100%' } },
});
