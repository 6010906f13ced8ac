import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from, withoutScripts } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const restingOnNarrow = '4rem';

/** A row with the logo and the menu, and one with the search. */
const restingWithSearch = `calc(3.5rem + ${vars.size.control} + ${vars.space['2']})`;

/** From here on all links of a signed-in person fit beside the search. */
const roomy = { from: '(min-width: 72rem)', below: 'not all and (min-width: 72rem)' } as const;

/** From here on so does the person's name. */
const belowRoomForName = 'not all and (min-width: 90rem)';

/** The suggestions cover the page, with the field in the bar. */
const coversPage = '&:has([data-covers-page])';

/** The distance that a header scrolls before it sticks: its height minus the stuck height. */
const surplus = (height: string) => `calc(${vars.size.navShort} - ${height})`;

/** Keeps its height in the page: the bar inside shrinks, so that the content below does not move. */
export const header = recipe({
  base: { position: 'sticky', zIndex: vars.layer.nav },
  variants: {
    startsStuck: {
      true: { top: 0, height: vars.size.navShort },
      false: {
        top: surplus(vars.size.navTall),
        height: vars.size.navTall,
        '@media': { [below.medium]: { top: surplus(restingOnNarrow), height: restingOnNarrow } },
      },
    },
    hasSearch: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { startsStuck: false, hasSearch: true },
      style: {
        '@media': { [below.medium]: { top: surplus(restingWithSearch), height: restingWithSearch } },
      },
    },
  ],
});

// The page's scroll padding makes browsers regard the sticky header as hidden, so focusing a link in it would
// scroll the page. This shifts its controls out of the padding.
globalStyle(`${header.classNames.base} :is(a, button)`, {
  scrollMarginBlock: `calc(-1 * ${vars.size.navTall}) ${vars.size.navTall}`,
});

export const bar = recipe({
  base: {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    borderBottom: '1px solid transparent',
    transition: `height ${vars.duration.base} ${vars.ease.out}, background-color ${vars.duration.base} ${vars.ease.out}, border-color ${vars.duration.base} ${vars.ease.out}`,
    '@media': {
      [below.medium]: {
        selectors: {
          [coversPage]: {
            position: 'fixed',
            insetBlock: '0 auto',
            height: vars.size.navShort,
            background: vars.color.raised,
          },
        },
      },
    },
  },
  variants: {
    isStuck: {
      true: {
        height: vars.size.navShort,
        background: `color-mix(in srgb, ${vars.color.canvas} 88%, transparent)`,
        backdropFilter: 'blur(14px) saturate(1.2)',
        borderBottomColor: vars.color.line,
      },
    },
  },
});

/** As wide as the dashboard below it. */
export const screen = style({ width: '100%', paddingInline: vars.space['6'] });

/** Without scripts the menu cannot open, so on narrow screens the links are a second line of the bar. */
const inTwoLines = `${withoutScripts} and (not ${from.medium})`;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['5'],
  width: '100%',
  '@media': {
    [below.wide]: { gap: '0.875rem' },
    [inTwoLines]: { flexWrap: 'wrap', gap: vars.space['2'], paddingBlock: vars.space['3'] },
  },
});

/** At the top of a page with a search. */
export const inTwoRows = style({
  '@media': {
    [below.medium]: {
      display: 'grid',
      gridTemplate: `3.5rem ${vars.size.control} / auto minmax(0, 1fr)`,
      gap: 0,
      paddingBlockEnd: vars.space['2'],
    },
  },
});

// The second row is the search.
globalStyle(`${inTwoRows} > :nth-child(2)`, {
  '@media': { [below.medium]: { gridRow: 2, gridColumn: '1 / -1' } },
});

// Only the field stays, beside the button that leaves the suggestions.
globalStyle(`${bar.classNames.base}:has([data-covers-page]) ${row} > *`, {
  '@media': { [below.medium]: { display: 'none' } },
});
globalStyle(`${bar.classNames.base}:has([data-covers-page]) ${row}`, {
  '@media': { [below.medium]: { display: 'flex', paddingBlock: 0 } },
});
globalStyle(`${bar.classNames.base} ${row} > :has([data-covers-page])`, {
  '@media': { [below.medium]: { display: 'grid', marginInline: `2rem calc(-1 * ${vars.space['2']})` } },
});

export const home = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: vars.size.control,
});

export const wordmark = recipe({
  variants: { isMark: { true: { '@media': { [below.medium]: { display: 'none' } } } } },
});

export const mark = style({ '@media': { [from.medium]: { display: 'none' } } });

const appear = keyframes({ from: { opacity: 0 } });

const arrives = {
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${appear} ${vars.duration.base} ${vars.ease.out}`,
    },
  },
} as const;

/** Reserves the space while the session is loading. */
const unknown = { visibility: 'hidden' } as const;

export const wide = recipe({
  base: {
    display: 'flex',
    flex: '0 1 auto',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space['3'],
    minWidth: 0,
    marginInlineStart: 'auto',
  },
  variants: {
    isPending: { true: unknown, false: arrives },
    /** More links need a wider screen to fit in a row. */
    room: {
      few: {
        '@media': {
          [below.medium]: { display: 'none' },
          [inTwoLines]: { display: 'contents' },
        },
      },
      many: { '@media': { [roomy.below]: { display: 'none' } } },
    },
  },
});

for (const part of [header.classNames.base, bar.classNames.base])
  globalStyle(`html ${part}`, {
    '@media': { [inTwoLines]: { position: 'static', height: 'auto' } },
  });

export const links = style({ display: 'flex' });
export const nav = style([
  links,
  // The padding of the first link begins at the edge of the logo.
  { '@media': { [inTwoLines]: { order: 1, flexBasis: '100%', marginInlineStart: '-0.625rem' } } },
]);

/** Reserves the width of the widest pair, so that loading the role causes no layout shift. */
export const own = style([links, { minInlineSize: '11.625rem' }]);

/** As wide as the words. */
const underline = (colour: string, height: string) =>
  `linear-gradient(${colour}, ${colour}) 0 calc(100% - 9px) / 100% ${height} no-repeat content-box`;

export const link = style({
  ...typeStyles.ui,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.control,
  paddingInline: '0.625rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: underline(vars.color.ink, '1px') },
    '&[aria-current="page"]': { background: underline(vars.color.accentMark, '2px') },
  },
  '@media': {
    [below.wide]: { paddingInline: vars.space['2'] },
    '(forced-colors: active)': {
      selectors: { '&[aria-current="page"]': { textDecoration: 'underline 2px' } },
    },
  },
});

export const end = style({
  display: 'flex',
  flex: '0 1 auto',
  alignItems: 'center',
  gap: vars.space['2'],
  minWidth: 0,
  '@media': { [inTwoLines]: { marginInlineStart: 'auto' } },
});

export const themeButton = style({
  display: 'flex',
  '@media': { [withoutScripts]: { display: 'none' } },
});

export const person = style({
  ...typeStyles.ui,
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minWidth: vars.size.control,
  minHeight: vars.size.control,
  justifyContent: 'center',
  textDecoration: 'none',
});

export const personName = style({
  minWidth: 0,
  maxWidth: 'clamp(11rem, 22vw - 6rem, 26rem)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [belowRoomForName]: { display: 'none' } },
});

/** Avatar and menu button, on screens too narrow for the links. */
export const narrow = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2'],
    marginInlineStart: 'auto',
    '@media': { [withoutScripts]: { display: 'none' } },
  },
  variants: {
    room: {
      few: { '@media': { [from.medium]: { display: 'none' } } },
      many: { '@media': { [roomy.from]: { display: 'none' } } },
    },
  },
});

/** Reserved for everyone, so that loading the session causes no layout shift. */
const room = { minInlineSize: vars.size.control };

export const narrowPerson = recipe({
  base: room,
  variants: {
    isPending: { true: unknown, false: arrives },
    /** The search needs the space. The menu names the person. */
    hasSearch: { true: { '@media': { [below.medium]: { display: 'none' } } } },
  },
});

export const menu = style({ display: 'flex', flex: 1, flexDirection: 'column', gap: vars.space['6'] });

export const menuLink = style({
  ...typeStyles.title,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  paddingInline: vars.space['3'],
  textDecoration: 'none',
  selectors: {
    '&:hover, &[aria-current="page"]': { background: vars.color.hover },
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space['2'],
      insetInlineStart: `calc(-1 * ${vars.space['3']})`,
      width: '3px',
      background: vars.color.accentMark,
    },
  },
});

export const menuPerson = style([
  person,
  { justifyContent: 'flex-start', paddingInline: vars.space['3'], overflowWrap: 'anywhere' },
]);

export const menuFoot = style({
  display: 'grid',
  gap: vars.space['4'],
  marginTop: 'auto',
  paddingInline: vars.space['3'],
});

export const menuTheme = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  color: vars.color.inkMuted,
  fontSize: '0.9375rem',
});
