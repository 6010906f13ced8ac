import { style } from '@vanilla-extract/css';

export const layout = style({ display: 'flex', flexDirection: 'column', minHeight: '100svh' });

export const main = style({
  flex: 1,
  minWidth: 0,
  selectors: { '&:focus': { outline: 'none' } },
});
