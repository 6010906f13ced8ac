import { style, styleVariants } from '@vanilla-extract/css';
import { below, from, oneColumn, wrappingRow, withoutScripts } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const page = style({ paddingBlock: `clamp(2rem, 4vw, 3.5rem) ${vars.page.section}` });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space['8'],
  marginBottom: '1.75rem',
});

export const title = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const lead = style({
  minWidth: 0,
  maxWidth: '30em',
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const loadingLead = style([lead, { flex: '1 1 30em' }]);

/** The vehicle and the tools. */
export const frame = style({ borderBlock: `1px solid ${vars.color.ink}` });

export const tools = style({
  ...wrappingRow,
  justifyContent: 'flex-end',
  gap: vars.space['3'],
  paddingBlock: '0.875rem',
  selectors: { '* + &': { borderBlockStart: `1px solid ${vars.color.line}`, paddingBlock: vars.space['3'] } },
});

export const filterButton = style({
  marginInlineEnd: 'auto',
  '@media': { [from.medium]: { display: 'none' }, [withoutScripts]: { display: 'none' } },
});

/** Narrow screens have one view. */
export const view = style({
  '@media': { [below.narrow]: { display: 'none' }, [withoutScripts]: { display: 'none' } },
});

export const columns = style({
  ...oneColumn,
  // However few parts match, the footer stays below the window, as during loading.
  minBlockSize: '80vh',
  alignContent: 'start',
  columnGap: 'clamp(1.5rem, 3vw, 3rem)',
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 14.5rem) minmax(0, 1fr)' } },
});

export const filters = style({
  paddingTop: vars.space['6'],
  '@media': {
    [below.medium]: {
      paddingBottom: vars.space['6'],
      borderBottom: `1px solid ${vars.color.ink}`,
      selectors: { '&:not([data-open])': { display: 'none' } },
    },
    [withoutScripts]: { selectors: { '&:not([data-open])': { display: 'block' } } },
  },
});

/** Filters that are longer than the window scroll with the page, so that the last ones can be reached. */
export const standing = styleVariants({
  short: {
    '@media': {
      [`${from.medium} and (min-height: 56rem)`]: {
        position: 'sticky',
        top: `calc(${vars.size.navShort} + ${vars.space['6']})`,
      },
    },
  },
  long: {},
});

/** Without scripts this button sends the form. */
export const sendFilters = style({ marginTop: vars.space['6'] });

export const showResults = style([
  sendFilters,
  { '@media': { [from.medium]: { display: 'none' }, [withoutScripts]: { display: 'none' } } },
]);

export const results = style({ minWidth: 0, selectors: { '&:focus': { outline: 'none' } } });

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space['8']}`,
});

export const understood = style({ minWidth: 0 });

export const reading = style({
  ...typeStyles.title,
  fontWeight: '400',
  paddingBlockStart: '1.125rem',
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': { paddingBlockEnd: vars.space['4'] },
    '& + &': { paddingBlockStart: vars.space['1'] },
  },
});

export const outcome = style({ fontWeight: '600', color: vars.color.ink });

export const readingLinks = style({
  ...wrappingRow,
  gap: `0 ${vars.space['6']}`,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
});

export const count = style({
  ...typeStyles.small,
  minHeight: '3.25rem',
  paddingBlock: vars.space['4'],
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${reading} + &`]: { paddingBlockStart: vars.space['1'], minHeight: 0 } },
  '@media': {
    [below.narrow]: { selectors: { [`${understood}:not(:last-child) > &`]: { paddingBlockEnd: 0 } } },
  },
});

export const active = style({
  ...wrappingRow,
  gap: vars.space['2'],
  paddingBottom: vars.space['4'],
  '@media': { [withoutScripts]: { display: 'none' } },
});

export const found = style({
  transition: `opacity ${vars.duration.base} ${vars.ease.out}`,
  // Delayed, so that fast responses cause no flicker.
  selectors: { '&[data-refreshing]': { opacity: 0.6, transitionDelay: '150ms' } },
});

export const pages = style({ paddingTop: vars.space['6'] });
