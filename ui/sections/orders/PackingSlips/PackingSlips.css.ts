import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '#tokens/lettering.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color } = vars;

export const address = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  gap: '6mm',
  paddingBlock: '6mm',
});

export const shipTo = style({
  fontSize: '13pt',
  lineHeight: '1.35',
  selectors: { '&[data-long]': { fontSize: '9pt' } },
});

export const order = style({ textAlign: 'end' });

export const orderNumber = style({
  ...lettering,
  fontSize: '20pt',
  lineHeight: '1.1',
  overflowWrap: 'anywhere',
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
  alignItems: 'end',
  gap: '6mm',
  paddingBlock: '5mm 5.5mm',
  borderBlock: `1px solid ${color.ink}`,
});

/** A million needs less. */
export const quantity = style({
  display: 'block',
  fontSize: '64pt',
  fontStretch: '112%',
  fontWeight: '600',
  letterSpacing: '-0.05em',
  overflowWrap: 'anywhere',
  lineHeight: '0.8',
  selectors: { '&[data-long]': { fontSize: '32pt', lineHeight: '1' } },
});

export const pieces = style({ display: 'block', marginBlockStart: '4mm', lineHeight: '1' });

export const name = style({
  ...typeStyles.h3,
  display: 'block',
  marginBlockEnd: '3mm',
  fontSize: '16pt',
  lineHeight: '1.15',
  selectors: { '&[data-long]': { fontSize: '11pt' } },
});

export const number = style({ ...lettering, fontSize: '13pt', lineHeight: '1' });

export const figure = style({ marginBlock: '6mm' });

export const barcode = style({
  width: '100%',
  height: '17mm',
  color: color.ink,
  selectors: { '[data-low] > &': { height: '9mm' } },
});

export const caption = style({
  ...lettering,
  marginBlockStart: '1.5mm',
  letterSpacing: '0.12em',
  textAlign: 'center',
});

export const facts = style({ marginBlockStart: '6mm' });

export const returns = style({
  marginBlockStart: 'auto',
  paddingBlockStart: '6mm',
  maxWidth: '100mm',
  color: color.inkMuted,
  fontSize: '9pt',
});

export const together = style({ ...typeStyles.h3, fontSize: '20pt', lineHeight: '1.1' });

export const lines = style({ borderBlock: `1px solid ${color.ink}` });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '5mm 18mm minmax(0, 1fr) minmax(0, 34mm)',
  alignItems: 'center',
  gap: '4mm',
  paddingBlock: '3mm',
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

/** A box for a pen. */
export const tick = style({ width: '5mm', height: '5mm', border: `1px solid ${color.ink}` });

/** A million takes two lines. */
export const lineQuantity = style({
  fontSize: '26pt',
  fontStretch: '112%',
  fontWeight: '600',
  letterSpacing: '-0.03em',
  lineHeight: '1',
  overflowWrap: 'anywhere',
  textAlign: 'end',
});

export const lineFacts = style({
  display: 'grid',
  gap: '0.5mm',
  fontSize: '9pt',
  lineHeight: '1.3',
  overflowWrap: 'anywhere',
});
globalStyle(`${lineFacts} > strong`, { fontSize: '11pt' });

export const lineNumber = style({ ...lettering, color: color.ink });

export const tally = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4mm',
  marginBlock: '2mm 5mm',
  fontSize: '9pt',
});
