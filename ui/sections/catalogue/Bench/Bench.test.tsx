// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Bench } from './Bench.tsx';

const sizes = [253, 280, 288, 312, 345].map((value) => ({ value, parts: 1 }));
const facet = { name: 'Diameter', unit: 'mm', decimals: 1, stated: 5 } as const;

test('without scripts, a dimension is two lists of the sizes that exist, and one button sends them', () => {
  const html = renderToString(
    <Bench
      facets={{
        status: 'ready',
        value: [
          { ...facet, spec: 'diameter', sizes },
          { ...facet, spec: 'long', sizes: Array.from({ length: 61 }, (_, value) => ({ value, parts: 1 })) },
        ],
      }}
      category={undefined}
      found={2}
      among={5}
      specs="diameter:280..,unknown:yes"
      filters={[]}
      allHref="/parts/brake-discs"
      onChange={() => undefined}
    />,
  );
  const page = new DOMParser().parseFromString(`<form>${html}</form>`, 'text/html');
  const form = page.querySelector('form') ?? undefined;
  const lists = page.querySelectorAll('noscript select');
  expect([...lists].map((list) => list.getAttribute('name'))).toEqual([
    'specs.diameter.min',
    'specs.diameter.max',
  ]);
  expect(lists[0]?.querySelectorAll('option')).toHaveLength(6);
  expect(new FormData(form).getAll('specs.diameter.min')).toEqual(['280', '280']);
  expect(new FormData(form).getAll('specs')).toEqual(['unknown:yes']);
  expect(page.querySelector('noscript button[type=submit]')).not.toBeNull();
});
