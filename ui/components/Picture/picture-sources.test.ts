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

test('an upload comes in two formats, in its own width and the smaller ones', () => {
  const name = '/uploads/0123456789abcdef0123456789abcdef';
  expect(pictureSources(`${name}-900.webp`)).toEqual({
    isCutOut: false,
    avif: `${name}-400.avif 400w, ${name}-800.avif 800w, ${name}-900.avif 900w`,
    webp: `${name}-400.webp 400w, ${name}-800.webp 800w, ${name}-900.webp 900w`,
  });
  expect(pictureSources(`https://cdn.example${name}-cutout-400.webp`)).toEqual({
    isCutOut: true,
    avif: `https://cdn.example${name}-cutout-400.avif 400w`,
    webp: `https://cdn.example${name}-cutout-400.webp 400w`,
  });
});

test('any other picture is opaque', () => {
  expect(pictureSources('/uploads/01.webp')).toEqual({ isCutOut: false });
});
