import { style, styleVariants } from '@vanilla-extract/css';
import { below, from, withoutScripts } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

export const column = style({
  paddingTop: vars.space['4'],
  '@media': {
    [below.wide]: {
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
      [`${from.wide} and (min-height: 56rem)`]: {
        position: 'sticky',
        top: `calc(${vars.size.navShort} + ${vars.space['4']})`,
      },
    },
  },
  long: {},
});

/** Without scripts this button sends the form. */
export const sendFilters = style({ marginTop: vars.space['6'] });

export const showResults = style([
  sendFilters,
  { '@media': { [from.wide]: { display: 'none' }, [withoutScripts]: { display: 'none' } } },
]);
