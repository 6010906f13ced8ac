import { style, styleVariants } from '@vanilla-extract/css';
import { oneColumn, touch } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { radius } from '#tokens/shape.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { textLink } from '#ui/components/TextLink/TextLink.css.ts';

const { color, space } = vars;

/** Has the height of what replaces it, so that nothing moves. */
export const place = styleVariants({
  name: { fontSize: typeStyles.h1.fontSize, width: '60%', height: '1em' },
  description: { fontSize: typeStyles.lead.fontSize, width: '80%', height: '1.45em' },
  number: { width: '11rem', height: '1.5rem', marginTop: space[3] },
  facts: { height: '3.75rem' },
  title: { width: '9rem', height: '1.75rem' },
  block: { height: '8.875rem' },
  field: { height: vars.size.control, marginBlock: '1.5rem' },
  area: { height: '5.5rem', marginBlock: '0 1rem' },
  quantity: { height: vars.size.control, marginBottom: '4.5rem' },
  total: { height: '4rem' },
  button: { height: vars.size.controlLarge },
});

export const stageSkeleton = style({ aspectRatio: '16 / 9' });

export const panel = style({
  ...oneColumn,
  gap: '1.125rem',
});

/** Each field ends with the line of its message, so the gap is smaller. */
export const form = style({
  ...oneColumn,
  gap: '0.625rem',
});

export const address = style([form, { selectors: { '&:focus': { outline: 'none' } } }]);

/** Has the height of the usual frame, so that nothing moves. */
export const framePlace = style({ height: '8.25rem' });

export const savePlace = style({ minHeight: '1.5rem' });

export const addressLabel = style({ ...typeStyles.label, marginBottom: '0.375rem' });

export const addressFrame = style({
  ...oneColumn,
  gap: '0.25rem',
  padding: `0.5625rem 0.8125rem`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.field,
  background: color.surface,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
});

export const addressHead = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[4],
});

/** Its target for touch does not move what is below it. */
export const useAnother = style([
  textLink,
  { flex: 'none', '@media': { [touch]: { marginBlock: `calc((1em - ${vars.size.control}) / 2)` } } },
]);

export const addressName = style({ fontWeight: '560' });

export const addressHint = style({
  marginTop: '0.375rem',
  fontSize: '0.8125rem',
  lineHeight: '1.4',
  color: color.inkMuted,
});

export const submit = style({ marginTop: '0.5rem' });

export const recap = style({ ...oneColumn, gap: space[4] });

export const recapTitle = style({
  ...typeStyles.title,
  // Receives focus from a script, so it needs no ring.
  ':focus-visible': { outline: 'none' },
});

/** An address keeps its line breaks. */
export const note = style({ ...typeStyles.small, color: color.inkMuted });

export const tickNote = style({ ...typeStyles.small, textAlign: 'center', color: color.inkMuted });

/** A line, also until it is known whether the part fits. */
export const fit = style({ minHeight: '1.3125rem', marginTop: space[3] });

export const choices = style({ display: 'grid', gap: space[3], marginTop: '0.5rem' });

export const sum = style({ display: 'grid', marginTop: '0.5rem' });

export const product = style({
  ...lettering,
  fontSize: '0.9rem',
  lineHeight: '1.45',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  color: color.inkMuted,
});
