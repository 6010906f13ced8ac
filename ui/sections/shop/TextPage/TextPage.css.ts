import { style, styleVariants } from '@vanilla-extract/css';
import { from, oneColumn } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

/** In columns from a medium width. */
export { page } from '../Blog/Blog.css.ts';

export const title = style({
  ...typeStyles.h1,
  gridColumn: '1 / -1',
  marginBlockEnd: 'clamp(1.5rem, 4vw, 3.5rem)',
  overflowWrap: 'anywhere',
});

/** Headings and text share one column at the end, as on the page of questions. */
export const text = style({
  paddingBlockStart: space['2'],
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': { [from.medium]: { gridColumn: '5 / 13' } },
});

const body = { ...typeStyles.body, maxWidth: vars.page.measure, overflowWrap: 'anywhere' } as const;

export const heading = styleVariants({
  2: { ...typeStyles.h3, marginBlockStart: space['8'], textWrap: 'balance', overflowWrap: 'anywhere' },
  3: { ...typeStyles.title, marginBlockStart: space['6'], overflowWrap: 'anywhere' },
});

export const paragraph = style({ ...body, marginBlockStart: space['4'], textWrap: 'pretty' });

const list = {
  ...body,
  ...oneColumn,
  gap: space['2'],
  marginBlockStart: space['4'],
  paddingInlineStart: '1.5em',
};

export const bulleted = style({ ...list, listStyle: 'disc' });

export const ordered = style({ ...list, listStyle: 'decimal' });
