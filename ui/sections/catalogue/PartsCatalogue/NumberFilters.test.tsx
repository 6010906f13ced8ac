import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberFilters } from './NumberFilters.tsx';

/** A form that was sent without scripts puts any text into the URL. */
test('the HTML of the server keeps text that is not a number and says why', () => {
  const html = renderToString(
    <NumberFilters query={{ minPrice: '60,5', need: '2.5' }} onNarrow={() => undefined} />,
  );
  expect(html).toContain('value="60,5"');
  expect(html).toContain('Type an amount, such as 12.50');
  expect(html).toContain('value="2.5"');
  expect(html).toContain('Type a whole number, such as 24');
});
