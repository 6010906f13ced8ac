import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, oneColumn, wideContent, withoutScripts, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const page = style({ paddingBlockEnd: vars.page.section });

globalStyle(`body:has(${page})`, { vars: { [vars.page.content]: wideContent } });

/**
 * The heading, the number of parts, the vehicle, and the tools. What is known of the vehicle only in the browser has a place that
 * is there without it, so that the parts below do not move.
 */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 0.75rem',
  minHeight: '4.75rem',
  paddingBlock: '0.875rem',
  '@media': {
    [below.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '0.25rem 0.625rem',
      minHeight: 0,
      paddingBlock: '0.375rem 0.5rem',
    },
  },
});

export const names = style({
  ...wrappingRow,
  flex: '1 1 0',
  // A category has the way to it above its name.
  alignItems: 'last baseline',
  alignContent: 'center',
  gap: '0 0.75rem',
  minWidth: 0,
  // As high as the links of the vehicle, which can follow.
  minHeight: '2.25rem',
  '@media': { [below.medium]: { minHeight: vars.size.control }, [below.narrow]: { display: 'contents' } },
});

const wholeRow = { '@media': { [below.narrow]: { gridColumn: '1 / -1' } } } as const;

export const title = style({ minWidth: 0, overflowWrap: 'anywhere', ...wholeRow });

globalStyle(`${head} h1`, {
  ...typeStyles.dashboard,
  overflowWrap: 'anywhere',
  '@media': { [below.narrow]: { fontSize: '1.375rem' } },
});
globalStyle(`${names} > h1`, wholeRow);

export const lead = style({
  flexBasis: '100%',
  minWidth: 0,
  maxWidth: '60em',
  color: vars.color.inkMuted,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  '@media': { ...wholeRow['@media'], [from.narrow]: { order: 1 } },
});

export const loadingLead = lead;

export const columns = style({
  ...oneColumn,
  // However few parts match, the footer stays below the window, as during loading.
  minBlockSize: '80vh',
  alignContent: 'start',
  columnGap: 'clamp(1.5rem, 2.6vw, 2.5rem)',
  borderBlockStart: `1px solid ${vars.color.ink}`,
  '@media': { [from.wide]: { gridTemplateColumns: '11.5rem minmax(0, 1fr)' } },
});

export const results = style({ minWidth: 0, selectors: { '&:focus': { outline: 'none' } } });

export const count = style({
  ...typeStyles.small,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

/** Beside the heading, and in a row of its own if it says how a search was understood. */
export const understood = style({
  minWidth: 0,
  selectors: { [`&:has(> :not(${count}))`]: { flexBasis: '100%' } },
  '@media': {
    [below.narrow]: {
      display: 'grid',
      alignContent: 'center',
      // As high as the links of the vehicle, which can follow.
      minHeight: vars.size.control,
      selectors: { [`&:has(> :not(${count}))`]: { gridColumn: '1 / -1' } },
    },
  },
});

export const reading = style({
  ...typeStyles.ui,
  marginBlockStart: vars.space['1'],
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const outcome = style({ fontWeight: '600', color: vars.color.ink });

export const readingLinks = style({
  ...wrappingRow,
  gap: `0 ${vars.space['6']}`,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  ...wholeRow,
});

export const active = style({
  ...wrappingRow,
  gap: vars.space['2'],
  paddingBlock: vars.space['3'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [withoutScripts]: { display: 'none' } },
});

export const found = style({
  transition: `opacity ${vars.duration.base} ${vars.ease.out}`,
  // Delayed, so that fast responses cause no flicker.
  selectors: { '&[data-refreshing]': { opacity: 0.6, transitionDelay: '150ms' } },
});

export const pages = style({ paddingTop: vars.space['6'] });
