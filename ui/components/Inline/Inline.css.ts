import { style, styleVariants } from '@vanilla-extract/css';
import { space, type Space } from '#tokens/space.ts';
import { vars } from '#tokens/vars.css.ts';

export const inline = style({ display: 'flex', minWidth: 0 });

export const gap = styleVariants(space, (_value, name: Space) => ({ gap: vars.space[name] }));

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const wraps = style({ flexWrap: 'wrap' });
