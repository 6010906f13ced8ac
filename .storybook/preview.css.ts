import { style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const ground = { background: vars.color.canvas, color: vars.color.ink, fontFamily: vars.font.sans };

export const side = style({ ...ground, padding: vars.space['6'] });

// Storybook's docs pages are white around the examples, whatever the theme.
export const example = style({ ...ground, margin: '-30px -20px', padding: '30px 20px' });
