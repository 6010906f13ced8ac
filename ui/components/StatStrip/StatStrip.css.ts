import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const rule = `1px solid ${vars.color.line}`;

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  border: rule,
  background: vars.color.surface,
  '@media': { [below.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

globalStyle(`${strip} > * + *`, { borderInlineStart: rule });
globalStyle(`${strip} > :nth-child(odd)`, { '@media': { [below.medium]: { borderInlineStart: 0 } } });
globalStyle(`${strip} > :nth-child(n + 3)`, { '@media': { [below.medium]: { borderBlockStart: rule } } });
