import { style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const lines = style({ marginBottom: space[4], borderTop: `1px solid ${color.ink}` });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) auto minmax(6rem, auto)',
  alignItems: 'baseline',
  gap: `0.125rem ${space[4]}`,
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

const second = { '@media': { [below.medium]: { gridRow: 2 } } } as const;

export const name = style({ fontWeight: '560' });

export const note = style({
  ...lettering,
  ...second,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  fontSize: '0.875rem',
  color: color.inkMuted,
});

export const quantity = style({
  ...lettering,
  ...second,
  fontSize: '0.875rem',
  textAlign: 'end',
  color: color.inkMuted,
});

export const total = style({ ...lettering, textAlign: 'end' });
