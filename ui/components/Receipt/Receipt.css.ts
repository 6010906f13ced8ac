import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const receipt = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: 'clamp(1.75rem, 4vw, 3rem)',
  paddingInline: 'clamp(1.25rem, 4vw, 3rem)',
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  '@media': {
    print: {
      position: 'absolute',
      inset: '0 0 auto',
      padding: 0,
      border: 0,
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  justifyContent: 'space-between',
  alignItems: 'flex-start',
});

export const seller = style({ display: 'grid', gap: space[3] });

export const sellerText = style({ ...typeStyles.small, color: color.inkMuted });

/** `Numeric` scales to 0.9, which makes 20 px. */
export const total = style({ fontSize: 'calc(1.25rem / 0.9)', lineHeight: '1.2' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[6]}`,
  '@media': {
    print: { display: 'none' },
    [below.narrow]: { display: 'grid' },
  },
});

// Prints only the receipt. Hidden elements must take no space, which would be blank pages.
globalStyle(`body:has(${receipt}) :not(:has(${receipt}), ${receipt}, ${receipt} *)`, {
  '@media': { print: { display: 'none !important' } },
});
