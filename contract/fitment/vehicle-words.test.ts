import { describe, expect, test } from 'vitest';
import { makes } from '#mocks/fixtures/vehicles.ts';
import { readVehicle, vehicleSlugOf } from './vehicle-words.ts';

const read = (text: string) => {
  const { models, year, rest } = readVehicle(text, makes);
  return { models: models.map(({ make, name }) => `${make} ${name}`), year, rest };
};

describe('a vehicle in a text', () => {
  test.each([
    ['front shock ford focus 2012', ['Ford Focus III'], 2012, 'front shock'],
    ['2012 Focus  front shock', ['Ford Focus III'], 2012, 'front shock'],
    ['vw golf vii 2016', ['Volkswagen Golf VII'], 2016, ''],
    ['brake disc golf 7 2016', ['Volkswagen Golf VII'], 2016, 'brake disc'],
    ['golf 2016 disc', ['Volkswagen Golf VII'], 2016, 'disc'],
    ['golf 2012', ['Volkswagen Golf VI', 'Volkswagen Golf VII'], 2012, ''],
    ['golf disc', ['Volkswagen Golf VI', 'Volkswagen Golf VII'], null, 'disc'],
    ['skoda octavia 2015 filter', ['Škoda Octavia III'], 2015, 'filter'],
    ['Mercedes-Benz C-Class 2016 belt', ['Mercedes-Benz C-Class W205'], 2016, 'belt'],
    ['mercedes c class w205 2016', ['Mercedes-Benz C-Class W205'], 2016, ''],
    ['crv 2012', ['Honda CR-V IV'], 2012, ''],
    ['Honda CR-V 2012', ['Honda CR-V IV'], 2012, ''],
    ['f 150 2015 clutch', ['Ford F-150 XIII'], 2015, 'clutch'],
    ['fiat 500 2014', ['Fiat 500'], 2014, ''],
    ['bmw 3 series 2014', ['BMW 3 Series F30'], 2014, ''],
    ['peugeot 308 2010', ['Peugeot 308 I'], 2010, ''],
  ])('%s', (text, models, year, rest) => expect(read(text)).toEqual({ models, year, rest }));

  test.each([
    ['a number that is no model without its make', 'bearing 500 2014'],
    ['a make alone', 'volkswagen 2016'],
    ['a model that was not built in the year', 'golf 7 1999'],
    ['a year alone', 'disc 2016'],
    ['no text', ''],
  ])('is not found in %s', (_, text) => expect(read(text)).toEqual({ models: [], year: null, rest: text }));
});

test.each([
  ['Volkswagen Golf VII', 'volkswagen-golf-7'],
  ['Honda CR-V IV', 'honda-cr-v-4'],
  ['Škoda Octavia III', 'skoda-octavia-3'],
  ['1.4 TSI', '1-4-tsi'],
])('the slug of %s is %s', (name, slug) => expect(vehicleSlugOf(name)).toBe(slug));
