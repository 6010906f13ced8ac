import { style } from '@vanilla-extract/css';
import { below, from } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'center',
  alignItems: 'center',
  gap: `${vars.space['8']} ${vars.page.gutter}`,
  minHeight: `calc(100svh - ${vars.size.navTall})`,
  paddingBlock: vars.space['8'],
  containerType: 'inline-size',
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** In a dashboard, a column is too narrow for ten letters of the usual size. */
export const title = style({
  ...typeStyles.display,
  overflowWrap: 'anywhere',
  '@media': { [from.medium]: { '@container': { '(max-width: 70rem)': { fontSize: '6.5cqi' } } } },
});

export const text = style({
  ...typeStyles.lead,
  maxWidth: '26em',
  marginBlock: `${vars.space['6']} ${vars.space['8']}`,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const note = style({
  marginTop: vars.space['6'],
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const drawing = style({ '@media': { [below.medium]: { maxWidth: '20rem' } } });
