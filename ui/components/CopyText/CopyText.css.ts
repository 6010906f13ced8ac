import { style, styleVariants } from '@vanilla-extract/css';
import { figure } from '#tokens/type.ts';
import { below, withoutScripts } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  minWidth: 0,
  cursor: 'copy',
  textAlign: 'start',
  selectors: { '&:hover': { color: vars.color.ink } },
  '@media': { [below.medium]: { minHeight: vars.size.control, marginBlock: '-0.5rem' } },
});

const anyText = style({
  fontFamily: vars.font.mono,
  fontStretch: figure.width,
  letterSpacing: figure.tracking,
});

/** Ends with an ellipsis, behind which the end of the text remains. */
export const start = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const text = styleVariants({
  sm: [
    anyText,
    {
      display: 'flex',
      minWidth: 0,
      whiteSpace: 'nowrap',
      fontSize: '0.75rem',
      '@media': { [below.medium]: { fontSize: '0.8125rem' } },
    },
  ],
  md: [anyText, { fontSize: '0.9375rem', overflowWrap: 'anywhere' }],
  lg: [anyText, { fontSize: '1.0625rem', fontWeight: figure.weightStrong, overflowWrap: 'anywhere' }],
});

const anyIcon = style({
  flex: 'none',
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&[data-state="copied"]': { opacity: 1, color: vars.color.positive },
    '&[data-state="failed"]': { opacity: 1, color: vars.color.critical },
  },
});

export const icon = style([
  anyIcon,
  { opacity: 0, selectors: { [`${copy}:is(:hover, :focus-visible) &`]: { opacity: 1 } } },
]);

export const shownIcon = style([
  anyIcon,
  {
    marginInlineStart: vars.space[1],
    color: vars.color.inkMuted,
    '@media': { [withoutScripts]: { display: 'none' } },
  },
]);
