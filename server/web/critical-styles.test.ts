import { expect, test } from 'vitest';
import { openCriticalStyles } from './critical-styles.ts';

const html = '<main class="page wide" data-view="list"><svg class="icon"></svg>Café</main>';

test.each([
  ['a rule without classes', 'body{margin:0}', undefined],
  [
    'custom properties that it reads',
    ':root{--ink:#000;--line:#111}.page{color:var(--ink)}.absent{color:var(--line)}',
    ':root{--ink:#000;}.page{color:var(--ink)}',
  ],
  ['an animation', '@keyframes k{from{opacity:0}}', undefined],
  ['a rule whose classes all occur', '.page .icon{fill:red}.page .absent{fill:red}', '.page .icon{fill:red}'],
  ['states', '.page:hover,.page[open] .icon::before{color:red}', undefined],
  [
    'attributes that only scripts change if they occur',
    '.page[data-view=tiles]{color:red}.page[data-open]{color:red}.page[aria-busy=true]{color:red}',
    '.page[data-view=tiles]{color:red}',
  ],
  ['the theme', '[data-theme=dark]{color:red}', undefined],
  [
    'the fonts with a character of the page',
    '.page{font-family:A}@font-face{src:a;unicode-range:U+20-7E,U+A0;font-family:A}@font-face{src:b;unicode-range:U+??;font-family:A}@font-face{src:c;unicode-range:U+100-130,U+20AC;font-family:A}',
    '.page{font-family:A}@font-face{src:a;unicode-range:U+20-7E,U+A0;font-family:A}@font-face{src:b;unicode-range:U+??;font-family:A}',
  ],
  [
    'the fonts that a rule uses, by family and width',
    '.page{font-family:A;font-stretch:118%}@font-face{font-stretch:117% 125%;font-family:A}@font-face{font-stretch:110% 111%;font-family:A}@font-face{font-family:A}@font-face{font-family:B}',
    '.page{font-family:A;font-stretch:118%}@font-face{font-stretch:117% 125%;font-family:A}@font-face{font-family:A}',
  ],
  ['what must not match', '.page:not(.absent){color:red}', undefined],
  [
    'the selectors of a list that can apply',
    '.wide,.absent{color:red;margin:0}',
    '.wide{color:red;margin:0}',
  ],
  [
    'rules in conditions',
    '@media print{.wide{color:red}.absent{color:red}}',
    '@media print{.wide{color:red}}',
  ],
  ['no empty condition', '@media print{@supports (a:b){.absent{color:red}}}', ''],
])('keeps %s', (_, css, expected = css) => expect(openCriticalStyles(css)(html)).toBe(expected));
