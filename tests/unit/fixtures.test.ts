import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { extrasOf, parts } from '#mocks/fixtures/parts.ts';
import { fitmentsOf } from '#mocks/fixtures/vehicles.ts';
import { HeroDisc } from '#ui/components/HeroDisc/HeroDisc.tsx';

const valuesOf = (part: (typeof parts)[number]) =>
  new Map(extrasOf(part).specifications.map(({ spec, value }) => [spec, value]));

test.each(parts)('the fits of $number are on the axle of its specification', (part) => {
  const axle = valuesOf(part).get('axle');
  if (axle === undefined) return;
  const positions = fitmentsOf(part.number).map(({ position }) => position.toLowerCase());
  for (const position of positions.filter((one) => one.endsWith('axle')))
    expect(position).toBe(`${axle} axle`);
});

test('the disc of the home page has the measures of its part', () => {
  const disc = parts.find(({ number }) => number === 'NH-10042');
  const values = disc && valuesOf(disc);
  const drawn = [...renderToStaticMarkup(createElement(HeroDisc)).matchAll(/Ø (\d+)/g)].map(([, measure]) =>
    Number(measure),
  );
  expect(drawn).toEqual([values?.get('diameter'), values?.get('centring')]);
});
