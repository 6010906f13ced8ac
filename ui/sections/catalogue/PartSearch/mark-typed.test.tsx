import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markTyped } from './mark-typed.tsx';

const marked = (text: string, typed: string) =>
  renderToStaticMarkup(markTyped(text, typed)).replaceAll(/<mark[^>]*>(.*?)<\/mark>/g, '[$1]');

test.each([
  ['NH-30812', '308', 'NH-[308]12'],
  ['1K0 615 301 AA', '1k0615301', '[1K0 615 301] AA'],
  ['Ventilated brake disc', 'disc BRAKE', 'Ventilated [brake] [disc]'],
  ['Brake disc', 'brake disc', '[Brake disc]'],
  ['Ölfilter', 'öl', '[Öl]filter'],
  ['Wheel bearing', '.*', 'Wheel bearing'],
  ['Wheel bearing', '', 'Wheel bearing'],
])('in %j, %j is emphasised', (text, typed, shown) => expect(marked(text, typed)).toBe(shown));
