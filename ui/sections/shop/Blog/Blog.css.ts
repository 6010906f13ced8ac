import { style } from '@vanilla-extract/css';
import { below, columns, from, oneColumn } from '#tokens/layout.ts';
import { figure, typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const page = style({
  ...oneColumn,
  columnGap: vars.page.gutter,
  paddingBlock: `clamp(2rem, 5vw, 5rem) ${vars.page.section}`,
  '@media': { [from.medium]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } },
});

export const title = style({
  ...typeStyles.display,
  gridColumn: '1 / -1',
  maxWidth: '11em',
  marginBottom: 'clamp(2rem, 5vw, 4.5rem)',
  fontSize: 'clamp(2.75rem, 1.5rem + 5vw, 5.5rem)',
});

export const empty = style({ gridColumn: '1 / -1' });

export const contents = style({
  alignSelf: 'start',
  '@media': {
    [from.medium]: {
      position: 'sticky',
      top: vars.size.navTall,
      gridColumn: '1 / 4',
      maxHeight: `calc(100svh - ${vars.size.navTall} - ${vars.space['6']})`,
      overflowY: 'auto',
    },
    [below.medium]: { marginBottom: vars.space['12'] },
  },
});

export const entry = style({ borderTop: `1px solid ${vars.color.line}` });

const withScripts = `(scripting: enabled) and ${from.medium}`;

export const entryLink = style({
  position: 'relative',
  display: 'block',
  padding: '0.75rem 0',
  color: vars.color.inkMuted,
  fontSize: '0.9375rem',
  lineHeight: '1.4',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [below.medium]: {
      display: 'flex',
      alignItems: 'center',
      minHeight: vars.size.control,
      color: vars.color.ink,
    },
    [withScripts]: {
      selectors: {
        '&[aria-current]': {
          color: vars.color.ink,
          // A bolder weight without a wider one, which would wrap other lines and move the content below.
          WebkitTextStroke: '0.35px currentColor',
        },
        '&[aria-current]::before': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          top: 0,
          borderTop: `2px solid ${vars.color.accentMark}`,
        },
      },
    },
  },
});

export const articles = style({ '@media': { [from.medium]: { gridColumn: '5 / 13' } } });

export const article = style({
  borderTop: `1px solid ${vars.color.ink}`,
  paddingBlock: `${vars.space['6']} clamp(2.5rem, 4vw, 4rem)`,
});

export const question = style({ ...typeStyles.h2, maxWidth: '20em', overflowWrap: 'anywhere' });

export const questionLink = style({
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      textDecoration: `underline 2px ${vars.color.accentMark}`,
      textUnderlineOffset: '0.15em',
    },
  },
});

export const lead = style({
  ...typeStyles.lead,
  maxWidth: '35em',
  marginTop: vars.space['5'],
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const paragraph = style({
  ...typeStyles.body,
  maxWidth: vars.page.measure,
  marginTop: vars.space['5'],
  overflowWrap: 'anywhere',
});

const lettering = {
  fontFamily: vars.font.mono,
  fontStretch: figure.width,
  letterSpacing: '-0.02em',
} as const;

export const code = style({ ...lettering, fontSize: figure.size, fontWeight: figure.weightStrong });

/** Long lines wrap instead of being clipped. */
export const sample = style({
  ...lettering,
  maxWidth: '42rem',
  margin: 0,
  marginTop: vars.space['6'],
  padding: `${vars.space['4']} ${vars.space['5']}`,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  fontSize: '0.875rem',
  lineHeight: '1.6',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 2,
  '@media': { [below.narrow]: { paddingInline: vars.space['3'], fontSize: '0.75rem' } },
});

export const lines = style({ font: 'inherit', letterSpacing: 'inherit' });
