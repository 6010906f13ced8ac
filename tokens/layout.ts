/** The widths at which layouts change, in px for the browser's usual font size of 16 px. */
export const layoutWidths = { narrow: 640, medium: 820, wide: 1100 } as const;

// In rem, so that a larger font in the browser's settings gets the layout of a narrower window.
/** Media queries for a viewport of that width or more. */
export const from = {
  narrow: '(min-width: 40rem)',
  medium: '(min-width: 51.25rem)',
  wide: '(min-width: 68.75rem)',
} as const satisfies Record<keyof typeof layoutWidths, string>;

/** Media queries for a viewport under that width; together with `from` they leave no gap, at any zoom. */
export const below = {
  narrow: 'not all and (min-width: 40rem)',
  medium: 'not all and (min-width: 51.25rem)',
  wide: 'not all and (min-width: 68.75rem)',
} as const satisfies Record<keyof typeof layoutWidths, string>;

/** Touch input: every target is at least `size.control` high. */
export const touch = `(pointer: coarse), ${below.medium}`;

/** General breakpoints in px, for viewports in tools; layouts use `from` and `below`. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

export const columns = 12;

/** A column that long words cannot widen. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** A row of items of different height, which wraps. */
export const wrappingRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

export const page = {
  content: '84rem',
  gutter: 'clamp(1rem, 1.7vw, 1.5rem)',
  margin: 'clamp(1.25rem, 4.2vw, 4rem)',
  section: 'clamp(4.5rem, 3rem + 6vw, 9rem)',
  headToGrid: 'clamp(2rem, 3.2vw, 3.25rem)',
  /** The longest comfortable line of text. */
  measure: '36em',
} as const;

export const size = {
  controlSmall: '2rem',
  control: '2.75rem',
  controlLarge: '3.25rem',
  rowCompact: '2.5rem',
  rowComfortable: '3.5rem',
  navTall: '5rem',
  navShort: '3.75rem',
  side: '15.5rem',
} as const;

/** The content of the catalogue, whose columns use the width of large screens, with its header and footer. */
export const wideContent = '124rem';

/** From here on the catalogue has four columns beside its filters, or five. */
export const catalogueColumns = { four: '(min-width: 80rem)', five: '(min-width: 106.25rem)' } as const;

/** A media query for browsers without JavaScript, to hide or replace controls that need it. */
export const withoutScripts = '(scripting: none)';
