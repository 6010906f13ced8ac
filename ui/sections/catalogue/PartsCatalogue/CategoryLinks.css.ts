import { style } from '@vanilla-extract/css';
import { touch } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minHeight: '1.875rem',
  fontSize: '0.9375rem',
  lineHeight: '1.3',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { [touch]: { minHeight: vars.size.control } },
  selectors: {
    '&:is(a):hover': {
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.25em',
    },
    'ul ul > li > &': { paddingInlineStart: space['4'], color: color.inkMuted },
    '&[aria-current]': { color: color.ink, fontWeight: '580' },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${space['3']})`,
      insetBlock: '0.4375rem',
      width: '3px',
      background: color.accentMark,
    },
    'ul ul > li > &[aria-current]::before': { insetInlineStart: 0 },
  },
});

/** Nothing in it is found. */
export const none = style([link, { color: color.inkSubtle }]);

export const count = style({ marginInlineStart: 'auto', color: color.inkSubtle });
