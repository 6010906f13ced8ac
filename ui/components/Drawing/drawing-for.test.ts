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

test.each([
  ['Brake disc bolt', 'bolt'],
  ['Timing belt pulley', 'pulley'],
  ['Piston rod gasket, four-cylinder', 'gasket'],
  ['Brake pad set, disc brake', 'pads'],
  ['KNECHT Air Filter LX 2010', 'air-filter'],
  ['Ball bearing 6308-2RS', 'bearing'],
  ['Filter, cabin air', 'air-filter'],
  ['Bolt for brake disc', 'bolt'],
])('the thing itself decides, not what it belongs to: %s', (name, drawing) =>
  expect(drawingFor(name)).toBe(drawing),
);

test.each([
  'Wheel bearing cap',
  'Hydraulic pump, steering',
  'Gas spring, boot',
  'Tie rod',
  'Product by Rodney',
  '',
  '<b>',
  'Bremsscheibenabdeckblech',
  '车轮轴承',
])('another kind of part is never shown for "%s"', (name) => expect(drawingFor(name)).toBe('box'));

test('each catalogue part without a picture has a drawing of its own kind', () => {
  const drawn = parts.filter((part) => part.image === '').map((part) => drawingFor(part.name));
  expect(drawn).toEqual(['gasket', 'solid-disc', 'gear', 'clutch']);
});
