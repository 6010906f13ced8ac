import { style as rule, styleVariants } from '@vanilla-extract/css';
import { below, page } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { display, h1, h2, h3, dashboard, title, lead, body, small, micro } = typeStyles;

export const style = styleVariants({
  display,
  h1,
  h2,
  h3,
  dashboard: { ...dashboard, '@media': { [below.medium]: typeStyles.dashboardNarrow } },
  title,
  lead: { ...lead, maxWidth: page.measure },
  body: { ...body, maxWidth: page.measure },
  small,
  micro,
});

export const tone = styleVariants({
  ink: { color: vars.color.ink },
  muted: { color: vars.color.inkMuted },
  subtle: { color: vars.color.inkSubtle },
  critical: { color: vars.color.critical },
  inherit: { color: 'inherit' },
});

export const typed = rule({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
