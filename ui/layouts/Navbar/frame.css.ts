import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color } = vars;

/** The frame of the search in the header. A container: how much room its cells have depends on the links beside it. */
export const frame = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  flex: '1 1 0',
  // What a screen of 320 px leaves of a row with logo, basket and menu.
  minWidth: 'min(11rem, 100vw - 13.5rem)',
  maxWidth: '37.5rem',
  height: vars.size.control,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.field,
  background: color.surface,
  transition: `border-color ${vars.duration.fast}`,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(input:focus-visible)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
      borderColor: color.focus,
    },
  },
  '@media': {
    [from.medium]: { position: 'relative' },
    [below.medium]: { maxWidth: 'none' },
  },
});

// Without room for both, the field stays. The pages of parts name the vehicle, too.
globalStyle(`${frame} > * + *`, { '@container': { '(width < 8rem)': { display: 'none' } } });

// The foot of the suggestions names the vehicle.
globalStyle(`${frame} > [data-covers-page] ~ *`, { '@media': { [below.medium]: { display: 'none' } } });
