import { expect, test } from 'vitest';
import { parts } from '#mocks/fixtures/parts.ts';
import { drawingFor } from './drawing-for.ts';

test.each([
  ['Ventilated brake disc', 'disc'],
  ['Solid brake disc', 'solid-disc'],
  ['Clutch disc, heavy duty', 'clutch'],
  ['Brake pad set', 'pads'],
  ['BRAKE PADS', 'pads'],
  ['Spin-on oil filter', 'filter'],
  ['Panel air filter', 'air-filter'],
  ['Cabin filter', 'air-filter'],
  ['Connecting rod', 'connecting-rod'],
  ['Gas shock absorber', 'shock'],
])('%s is drawn as %s', (name, drawing) => expect(drawingFor(name)).toBe(drawing));

test('the thing itself decides, not what it belongs to', () => {
  expect(drawingFor('Brake disc bolt')).toBe('bolt');
  expect(drawingFor('Timing belt pulley')).toBe('pulley');
  expect(drawingFor('Piston rod gasket, four-cylinder')).toBe('gasket');
});

test('a keyword inside another word is none', () => expect(drawingFor('Product by Rodney')).toBe('bearing'));

test.each(['', '   ', '<b>', 'Bremsscheibenabdeckblech', '车轮轴承'])(
  '"%s" falls back to the bearing',
  (name) => expect(drawingFor(name)).toBe('bearing'),
);

test('each catalogue part without a picture has a drawing of its own kind', () => {
  const drawn = parts.filter((part) => part.image === '').map((part) => drawingFor(part.name));
  expect(drawn).toEqual(['gasket', 'solid-disc', 'gear', 'clutch']);
});
