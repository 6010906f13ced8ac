// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { provideSettings } from '../browser/settings.ts';
import { accountLines, keepAccountLines, keepVisitorLines, visitorLines, withLines } from './basket-lines.ts';

const disc = { partId: 'disc', vehicle: null, quantity: 10, price: 64 };
const golfDisc = { ...disc, vehicle: 'volkswagen-golf-7-2016' };

const setBrand = (brand: 'norholt' | 'solvik') =>
  provideSettings({
    ...{ brand, payments: 'test', stripePublishableKey: '', mockServers: null },
    firebase: { apiKey: '', authDomain: '', projectId: '' },
  } as Parameters<typeof provideSettings>[0]);

beforeEach(() => {
  localStorage.clear();
  setBrand('norholt');
});

test('a part can be in several lines, one for each vehicle', () => {
  expect(withLines([disc], [golfDisc])).toEqual([disc, golfDisc]);
  expect(withLines([disc, golfDisc], [{ ...golfDisc, quantity: 12 }])).toEqual([
    disc,
    { ...golfDisc, quantity: 12 },
  ]);
});

test('a quantity of 0 removes a line, also one that is not there', () => {
  expect(withLines([disc, golfDisc], [{ ...disc, quantity: 0 }])).toEqual([golfDisc]);
  expect(withLines([golfDisc], [{ ...disc, quantity: 0 }])).toEqual([golfDisc]);
});

test('each brand has its own basket', () => {
  keepVisitorLines([disc]);
  setBrand('solvik');
  expect(visitorLines()).toEqual([]);
});

test('the basket of an account is not shown to another', () => {
  keepAccountLines('mara', [disc]);
  expect(accountLines('mara')).toEqual([disc]);
  expect(accountLines('jonas')).toBeUndefined();
});

test.each(['', '{', '{}', '[1, null]', '[{"partId":"disc","vehicle":null,"quantity":0.5,"price":64}]'])(
  'what is not a line (%s) is left out',
  (text) => {
    localStorage.setItem('basket:norholt', text);
    expect(visitorLines()).toEqual([]);
  },
);
