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
  const count = (pattern: RegExp) => [...html.matchAll(pattern)].length;
  expect(count(/<select/g)).toBe(2);
  expect(count(/<option/g)).toBe(12);
  expect(html).toMatch(/<option value="280" selected="">280 mm/);
  // The list is after the field, so that it wins.
  expect(html).toMatch(/<input[^>]*name="specs.diameter.min".*<select[^>]*name="specs.diameter.min"/);
  expect(html).toContain('<input type="hidden" name="specs" value="unknown:yes"/>');
  expect(html).toMatch(/<noscript>.*<button[^>]*type="submit"/);
});
