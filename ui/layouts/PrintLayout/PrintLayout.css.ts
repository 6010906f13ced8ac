import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

/** The types have no `size`, which only pages have. */
const pageOf = (size: string) => ({ size, margin: 0 });
globalStyle('@page a4', pageOf('A4'));
globalStyle('@page a5', pageOf('A5'));

const sizes = {
  a4: { width: '210mm', minHeight: '297mm', padding: '17mm 18mm 14mm' },
  a5: { width: '148mm', minHeight: '210mm', padding: '11mm 12mm 9mm' },
} as const;

export const tools = styleVariants(sizes, ({ width }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  maxWidth: width,
  marginInline: 'auto',
  paddingBlock: space[4],
  '@media': { [below.medium]: { paddingInline: space[5] }, print: { display: 'none' } },
}));

export const hint = style({
  ...typeStyles.small,
  marginInline: 'auto',
  color: color.inkMuted,
  '@media': { [below.narrow]: { display: 'none' } },
});

export const main = styleVariants(sizes, () => ({
  display: 'grid',
  gap: space[6],
  paddingBlockEnd: space[16],
  '@media': {
    [below.medium]: { paddingInline: space[5] },
    print: { display: 'block', padding: 0 },
  },
}));

// Of the whole document, because a change of the page between two elements starts another sheet.
globalStyle(`body:has(${main.a4})`, { page: 'a4' });
globalStyle(`body:has(${main.a5})`, { page: 'a5' });

/** On the screen alone. */
export const note = styleVariants(sizes, ({ width }) => ({
  width: '100%',
  maxWidth: width,
  marginInline: 'auto',
  '@media': { print: { display: 'none' } },
}));

/** Black on white in both themes and all brands. */
const paper = style({
  vars: {
    [color.ink]: '#000',
    [color.inkMuted]: '#3d4344',
    [color.line]: '#b9bdb7',
    [color.accent]: '#000',
    [color.surface]: '#fff',
  },
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  marginInline: 'auto',
  padding: `${space[6]} ${space[5]}`,
  color: color.ink,
  background: color.surface,
  colorScheme: 'light',
  fontSize: '10.5pt',
  lineHeight: '1.45',
  overflowWrap: 'anywhere',
  breakAfter: 'page',
  selectors: { '&:last-child': { breakAfter: 'auto' } },
  '@media': { [below.medium]: { width: '100%' } },
});

export const sheet = styleVariants(sizes, (size) => [
  paper,
  {
    '@media': {
      [from.medium]: size,
      // Pages are rounded down to pixels, so a sheet of the whole height would be followed by an empty one.
      print: { ...size, minHeight: `calc(${size.minHeight} - 1px)` },
    },
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: space[4],
  paddingBlockEnd: '5mm',
  borderBlockEnd: `1px solid ${color.ink}`,
});

export const title = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: '17pt',
  lineHeight: '1',
  fontStretch: '110%',
  fontWeight: '600',
  letterSpacing: '-0.025em',
});

export const label = style({
  marginBlockEnd: '1mm',
  color: color.inkMuted,
  fontSize: '8pt',
  fontWeight: '500',
  lineHeight: '1.35',
});

/** At the foot of the sheet. */
export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: '12mm' });
