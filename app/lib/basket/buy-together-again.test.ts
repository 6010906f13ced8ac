// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { vehicleName } from '#contract/fitment/vehicle-name.ts';
import { golf } from '#mocks/fixtures/vehicles.ts';
import { keepMyVehicles } from '../vehicles/my-vehicles.ts';
import { linesAgain } from './buy-together-again.ts';

const order = { partId: 'disc', productQuantity: 10, unitPrice: 62, vehicle: null };

beforeEach(() => localStorage.clear());

test('adds up orders of one part, at the price of the last', () => {
  expect(linesAgain([order, { ...order, partId: 'pads' }, { ...order, unitPrice: 64 }])).toEqual([
    { partId: 'disc', vehicle: null, quantity: 20, price: 64 },
    { partId: 'pads', vehicle: null, quantity: 10, price: 62 },
  ]);
});

test('keeps the vehicle of an order if this browser knows it', () => {
  keepMyVehicles([{ vehicle: golf, label: '' }]);
  const ordered = [
    { ...order, vehicle: vehicleName(golf) },
    { ...order, vehicle: 'Trabant 601 1975' },
  ];
  expect(linesAgain(ordered).map(({ vehicle }) => vehicle)).toEqual([golf.slug, null]);
});
