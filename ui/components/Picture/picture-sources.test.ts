import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

test('a house picture comes in two formats and two widths', () => {
  expect(pictureSources('/pictures/gear-cutout-800.webp')).toEqual({
    isCutOut: true,
    avif: '/pictures/gear-cutout-400.avif 400w, /pictures/gear-cutout-800.avif 800w',
    webp: '/pictures/gear-cutout-400.webp 400w, /pictures/gear-cutout-800.webp 800w',
  });
});

test('a cut-out of another size or place is shown as it is', () => {
  expect(pictureSources('https://cdn.example/gear-cutout-1200.png')).toEqual({ isCutOut: true });
});

test('any other picture is opaque', () => {
  expect(pictureSources('/uploads/01.webp')).toEqual({ isCutOut: false });
});
