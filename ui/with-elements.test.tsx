import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withElements } from './with-elements.tsx';

test('a language decides where the elements of a message are', () => {
  const markupOf = (message: (i: { rows: string; total: string }) => string) =>
    renderToStaticMarkup(withElements((put) => message({ rows: put(<b>1–12</b>), total: put(<i>28</i>) })));
  expect(markupOf(({ rows, total }) => `${rows} of ${total}`)).toBe('<bdi><b>1–12</b> of <i>28</i></bdi>');
  expect(markupOf(({ rows, total }) => `${total} 中的 ${rows}`)).toBe(
    '<bdi><i>28</i> 中的 <b>1–12</b></bdi>',
  );
});
