import { fallbackVar, style } from '@vanilla-extract/css';
import { enlargement } from '#ui/components/Picture/Picture.css.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { cell } from '../RuledGrid/RuledGrid.css.ts';

export const section = style({ display: 'grid', gap: vars.space['8'] });

export const project = style([
  cell,
  { display: 'grid', gridTemplateRows: 'auto auto 1fr auto', paddingBottom: '1.75rem' },
]);

export const drawing = style({
  aspectRatio: '4 / 3',
  padding: '1.5rem 2% 1.75rem',
  transform: `scale(${fallbackVar(enlargement, '1')})`,
  transition: `transform ${vars.duration.slow} ${vars.ease.out}`,
});

export const name = style({ ...typeStyles.h3, overflowWrap: 'anywhere' });

export const text = style({
  maxWidth: vars.page.measure,
  marginTop: '0.375rem',
  color: vars.color.inkMuted,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const link = style({ marginTop: vars.space['4'] });
