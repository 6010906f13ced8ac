import { globalStyle } from '@vanilla-extract/css';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: vars.size.navTall,
});

// Set only while the router scrolls to an anchor of the open page.
globalStyle('html[data-scroll="smooth"]', {
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

globalStyle('body', {
  ...typeStyles.body,
  margin: 0,
  minHeight: '100svh',
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
});

// What a page says first without JavaScript.
globalStyle('body > noscript', { display: 'block', padding: `${vars.space['4']} ${vars.page.margin}` });

// Without JavaScript, nothing replaces the placeholders of a page that loads.
globalStyle('body > noscript[data-instead] ~ #root main', {
  '@media': { '(scripting: none)': { display: 'none' } },
});

// A region with its own theme must not inherit the text colour of the outer theme.
globalStyle('[data-theme]', { color: vars.color.ink });

globalStyle('h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset, blockquote, legend', {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('h1, h2, h3', { textWrap: 'balance', overflowWrap: 'break-word' });
globalStyle('h1, h2, h3, h4', { font: 'inherit' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('p, li, dd, td, th, label', { overflowWrap: 'break-word' });
/** Text with a direction of its own is aligned like the page around it, except while it is typed. */
globalStyle(':where([dir="auto"]:not(input, textarea))', {
  // The first for Chromium.
  textAlign: ['-webkit-match-parent', 'match-parent'],
});
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('a', { color: 'inherit' });
// The fonts have no heavier weight.
globalStyle('strong', { fontWeight: '600' });
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
});
globalStyle('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer' });
// Of React Aria: no delay for a double tap. It adds no style element, because app/index.html has one with its ID.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
globalStyle('fieldset', { minWidth: 0 });

globalStyle('::selection', { background: vars.color.accent, color: vars.color.accentInk });

globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
// These elements receive focus from scripts to announce a change. They are not controls, so they need no
// ring.
globalStyle(':is(h1, main, [role="dialog"], [role="alertdialog"])[tabindex="-1"]:focus-visible', {
  outline: 'none',
});

// Printing must not catch the transition between themes.
globalStyle('*, ::before, ::after', {
  '@media': { print: { animation: 'none !important', transition: 'none !important' } },
});
