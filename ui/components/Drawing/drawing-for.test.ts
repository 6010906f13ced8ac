import { expect, test } from 'vitest';
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
  ['Head gasket, four-cylinder', 'gasket'],
  ['Cam gear, 32 teeth', 'gear'],
  ['Clutch plate, heavy duty', 'clutch'],
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
